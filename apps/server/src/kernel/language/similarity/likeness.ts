import { LIKENESS } from './likeness.gen.ts';
import { PAIR_MEASURES, type LikenessWeights, type PairMeasure, type PairMeasures } from './pair.ts';

/** Measures that change what the others mean: long sentences share more by chance, and what is alike is told apart by little. */
const TURNING: readonly PairMeasure[] = ['length', 'alignedBoth'];

/** Each measure in steps from what is usual, alone and times each of the turning ones. */
export function groundsOfPair(pair: PairMeasures, { measures }: Pick<LikenessWeights, 'measures'>): number[] {
  const step = (name: PairMeasure) => (pair[name] - measures[name][0]) / measures[name][1];
  const steps = PAIR_MEASURES.map(step);
  return [...steps, ...TURNING.flatMap((turning) => steps.map((one) => one * step(turning)))];
}

export function likenessOf(pair: PairMeasures, weights: LikenessWeights = LIKENESS): number {
  const sum = groundsOfPair(pair, weights).reduce((all, one, at) => all + one * weights.weights[at]!, weights.usual);
  return Math.max(0, Math.min(1, sum));
}
