/** Of grades with a confidence of `at`, the share that was near. */
export interface Bend {
  readonly at: number;
  readonly share: number;
}

/** A confidence as the fit reads it: straight lines between its bends, level outside them. */
export function calibrated(bends: readonly Bend[], confidence: number): number {
  const [first, last] = [bends[0], bends.at(-1)];
  if (!first || !last) return confidence;
  if (confidence <= first.at) return first.share;
  if (confidence >= last.at) return last.share;
  const to = bends.findIndex(({ at }) => at >= confidence);
  const [low, high] = [bends[to - 1]!, bends[to]!];
  return low.share + ((high.share - low.share) * (confidence - low.at)) / Math.max(1e-9, high.at - low.at);
}

/** How sure a model is of what it found, as its fit (a JSON list of bends; null where there is none) reads it. */
export const sureOf = (confidence: number | null, bends: unknown): number | null =>
  confidence === null ? null : calibrated((bends ?? []) as Bend[], confidence);
