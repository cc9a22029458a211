/** How the levels of a criterion are called where its author wrote none. */
export const usualLevelsText = { full: '충분해요', most: '대부분', part: '일부만', none: '없음' } as const;
