import { type Knot, calibrated } from '../../../answering/answer-queue/answer-queue.public.ts';

/** How sure a grader was of a grade, and whether that was within ten points of an instructor's. */
export interface Outcome {
  readonly confidence: number;
  readonly isNear: boolean;
}

/** Parts of the grades that are left out of a fit in turn, to measure it by what it had not seen. */
const FOLDS = 5;
const BINS = 10;

interface Block {
  readonly sum: number;
  readonly near: number;
  readonly count: number;
}
/** As if one near and one far grade had been seen before: a few grades make nobody certain. */
const shareOf = ({ near, count }: Block) => (near + 1) / (count + 2);
const join = (one: Block, other: Block): Block => ({
  sum: one.sum + other.sum,
  near: one.near + other.near,
  count: one.count + other.count,
});

/**
 * Isotonic regression of being near on the confidence, by pooling adjacent violators: the best fit that never falls.
 * Sources: Ayer et al., "An empirical distribution function for sampling with incomplete information", 1955. For
 * probabilities: Zadrozny and Elkan, "Transforming classifier scores into accurate multiclass probability estimates",
 * KDD 2002. Blocks are smoothed.
 */
export function fitCalibration(outcomes: readonly Outcome[]): Knot[] {
  const blocks: Block[] = [];
  for (const { confidence, isNear } of outcomes.toSorted((a, b) => a.confidence - b.confidence)) {
    blocks.push({ sum: confidence, near: Number(isNear), count: 1 });
    while (
      blocks.length > 1 &&
      blocks.at(-1)!.near / blocks.at(-1)!.count <= blocks.at(-2)!.near / blocks.at(-2)!.count
    )
      blocks.push(join(blocks.pop()!, blocks.pop()!));
  }
  let most = 0;
  return blocks.map((block) => {
    most = Math.max(most, shareOf(block));
    return { at: block.sum / block.count, share: most };
  });
}

/**
 * Expected calibration error of grades that their fit had not seen, in ten bins. It is each bin's distance between mean
 * confidence and share of near grades, weighted by size (Naeini, Cooper and Hauskrecht, AAAI 2015).
 */
export function calibrationError(outcomes: readonly Outcome[]): number {
  const held = Array.from({ length: FOLDS }, (_, fold) => outcomes.filter((_one, at) => at % FOLDS === fold));
  const read = held.flatMap((unseen, fold) => {
    const knots = fitCalibration(held.filter((_one, at) => at !== fold).flat());
    return unseen.map(({ confidence, isNear }) => ({ confidence: calibrated(knots, confidence), isNear }));
  });
  const bins = Map.groupBy(read, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  const gaps = [...bins.values()].map((bin) => {
    const sure = bin.reduce((sum, { confidence }) => sum + confidence, 0);
    return Math.abs(sure - bin.filter(({ isNear }) => isNear).length);
  });
  return gaps.reduce((sum, one) => sum + one, 0) / Math.max(1, read.length);
}
