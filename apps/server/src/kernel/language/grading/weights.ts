import type { Measures } from './measures.ts';

/** How measures become a score; fitted, with its provenance, in `weights.gen.ts`. */
export interface Weights {
  /** Score of an answer whose measures are all as usual. */
  readonly usual: number;
  /** By measure: what is usual, how far apart answers are, and what one such step adds to the score. */
  readonly measures: Readonly<Record<keyof Measures, readonly [usual: number, step: number, weight: number]>>;
  /** How far graded examples may move a score, as standard deviations. */
  readonly kernel: Kernel;
  /** What people give where the regression says 0, a tenth, two tenths … 1: it is shy of both ends. */
  readonly scale: readonly number[];
  /** Logarithmic odds of being within ten points: see `confidence.ts`. */
  readonly confidence: readonly number[];
}

export interface Kernel {
  /** By a quiz as a whole. */
  readonly quiz: number;
  /** By how strongly a quiz tells answers apart. */
  readonly slope: number;
  /** By words shared with an example. */
  readonly text: number;
  /** Of what is shared, the part that counts by letters; the rest by meanings. */
  readonly letters: number;
  /** By measures like those of an example, and how near is alike. */
  readonly measures: number;
  readonly near: number;
  /** What a grader's own grades vary by. */
  readonly noise: number;
}
