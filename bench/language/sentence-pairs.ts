import { numberIn, tableOf } from './table.ts';

export interface SentencePair {
  readonly score: number;
  readonly sentence1: string;
  readonly sentence2: string;
}

/** The pairs of a TSV in its order; scores as the file has them. */
export const sentencePairs = (text: string): SentencePair[] =>
  tableOf(text, ['score', 'sentence1', 'sentence2'], 'tsv').map((row, at) => ({
    score: numberIn(row['score']!, at, [-Infinity, Infinity]),
    sentence1: row['sentence1']!,
    sentence2: row['sentence2']!,
  }));

export const sentencesIn = (pairs: readonly SentencePair[]): Set<string> =>
  new Set(pairs.flatMap(({ sentence1, sentence2 }) => [sentence1, sentence2]));
