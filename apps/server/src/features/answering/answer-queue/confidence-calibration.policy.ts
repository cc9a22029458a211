/** Of grades with a confidence of `at`, the share that was near. */
export interface Knot {
  readonly at: number;
  readonly share: number;
}

/** A confidence as the fit reads it: straight lines between its knots, level outside them. */
export function calibrated(knots: readonly Knot[], confidence: number): number {
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) return confidence;
  if (confidence <= first.at) return first.share;
  if (confidence >= last.at) return last.share;
  const to = knots.findIndex(({ at }) => at >= confidence);
  const [low, high] = [knots[to - 1]!, knots[to]!];
  return low.share + ((high.share - low.share) * (confidence - low.at)) / Math.max(1e-9, high.at - low.at);
}

/** How sure a model is of what it found, as its fit (a JSON list of knots; null where there is none) reads it. */
export const sureOf = (confidence: number | null, knots: unknown): number | null =>
  confidence === null ? null : calibrated((knots ?? []) as Knot[], confidence);
