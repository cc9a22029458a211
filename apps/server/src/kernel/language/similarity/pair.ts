/** What is measured of two sentences, in this order; the table of weights names the same. */
export const PAIR_MEASURES = [
  'syllables',
  'letters',
  'aligned',
  'alignedBoth',
  'missingMost',
  'missingLeast',
  'digits',
  'numbers',
  'length',
  'negation',
  'contrast',
  'first',
  'last',
] as const;
export type PairMeasure = (typeof PAIR_MEASURES)[number];
export type PairMeasures = Readonly<Record<PairMeasure, number>>;

/** How measures become a likeness; fitted, with its provenance, in `likeness.gen.ts`. */
export interface LikenessWeights {
  readonly usual: number;
  readonly measures: Readonly<Record<PairMeasure, readonly [usual: number, step: number]>>;
  /** In the order of `groundsOfPair`. */
  readonly weights: readonly number[];
}
