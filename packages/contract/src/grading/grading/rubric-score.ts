export interface Criterion {
  readonly name: string;
  readonly weight: number;
}

/** Whether every criterion has points, so that the score they suggest is a whole judgement. */
export const isRubricComplete = (
  rubric: readonly Criterion[],
  points: Readonly<Record<string, number | null>>,
): boolean => rubric.every(({ name }) => (points[name] ?? null) !== null);

/**
 * The score that points by criterion (0–100 each) suggest: their mean by weight, rounded; criteria without points are
 * left out. Null where nothing has points or weight.
 */
export function rubricScore(
  rubric: readonly Criterion[],
  points: Readonly<Record<string, number | null>>,
): number | null {
  let sum = 0;
  let weights = 0;
  for (const { name, weight } of rubric) {
    const given = points[name] ?? null;
    if (given === null || weight <= 0) continue;
    sum += given * weight;
    weights += weight;
  }
  return weights === 0 ? null : Math.round(sum / weights);
}
