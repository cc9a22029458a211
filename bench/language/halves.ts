export const HALVES = ['tuning', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

/** Every second one of a file, from the first: weights are fitted on those and reported on the others. */
export const halfOf = <T>(items: readonly T[], half: Half): T[] =>
  items.filter((_, at) => at % 2 === HALVES.indexOf(half));
