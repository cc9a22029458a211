/** Why AI and an instructor are far apart. */
export const proofText = {
  criterion: (name: string, points: number): string =>
    `기준 ‘${name}’에서 AI가 ${Math.abs(points)}점 ${points > 0 ? '높게' : '낮게'} 봤어요.`,
  found: (justification: string): string => `AI가 본 것: ${justification}`,
};
