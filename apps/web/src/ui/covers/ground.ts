const GROUNDS = ['ground-brand', 'ground-paper', 'ground-ink', 'ground-soft'] as const;

/** A club's own colours, the same wherever it stands. */
export const groundOf = (clubSequence: number): string => GROUNDS[clubSequence % GROUNDS.length]!;
