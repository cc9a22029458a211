import type { Judged } from './regression.ts';

/** An answer that gives none: people hardly differ there. */
export const SURE = 0.97;

/** Scores at which the odds may bend: the ends are where graders agree. */
const BENDS = [0, 0.25, 0.5, 0.75, 0.9, 1];

/** How near a score is to each bend: 1 at it, 0 at the next ones. */
const knotsOf = (score: number): number[] =>
  BENDS.map((bend, at) => {
    const next = score < bend ? BENDS[at - 1] : BENDS[at + 1];
    return next === undefined || next === bend
      ? Number(score === bend)
      : Math.max(0, 1 - (score - bend) / (next - bend));
  });

/** What the confidence rests on; the weights of `confidence` stand in this order. */
export const groundsOf = ({ score, spread, nearest }: Judged, examples: number): number[] => [
  spread,
  nearest,
  Math.log1p(examples),
  ...knotsOf(score),
];

/** How likely an instructor's grade is within ten points, 0–1. */
export function confidenceOf(judged: Judged, examples: number, weights: readonly number[]): number {
  const odds = groundsOf(judged, examples).reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}
