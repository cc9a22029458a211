import { hash } from '../text/hash.ts';
import { meaningOf, stemOf, wordsOf } from '../text/words.ts';
import { ASKING_WORDS } from './asking.text.ts';

/**
 * What a text is found by: the meanings of its words, and the pairs of letters in them, which find what is spelt, joined or
 * inflected otherwise. Numbers of 32 bits that stay the same for ever, odd for words and even for pairs.
 */
export type Term = number;

/** Counted up when `termsOf` answers otherwise for the same text: what was kept before is made anew. */
export const TERMS_VERSION = 1;

/** Words count most. */
const BY_WORDS = 0.6;

const idOf = (text: string, isWord: boolean): Term => (hash(text, 0, text.length) & ~1) | Number(isWord);
const isWord = (term: Term) => (term & 1) === 1;

function gather(words: readonly string[]): Set<Term> {
  const terms = new Set<Term>();
  for (const word of words) {
    terms.add(idOf(meaningOf(word), true));
    const stem = stemOf(word);
    for (let at = 0; at + 2 <= stem.length; at++) terms.add(idOf(stem.slice(at, at + 2), false));
  }
  return terms;
}

/** The terms of a text, each once. */
export const termsOf = (text: string): Set<Term> => gather(wordsOf(text));

/** The terms of a question, without the words that only ask. */
export const termsAsked = (question: string): Set<Term> =>
  gather(wordsOf(question).filter((word) => !ASKING_WORDS.has(meaningOf(word)) && !ASKING_WORDS.has(word)));

/** How much each term of a question counts, all together 1: words as a whole 0.6, pairs the rest, each by how rare it is. */
export type Weights = ReadonlyMap<Term, number>;

/** `frequency` is the number of passages, of `size` that are searched, which have a term. */
export function weigh(asked: Iterable<Term>, frequency: ReadonlyMap<Term, number>, size: number): Weights {
  const squares = new Map<Term, number>();
  const sums = { words: 0, pairs: 0 };
  for (const term of asked) {
    const square = Math.log(1 + (size + 1) / ((frequency.get(term) ?? 0) + 0.5)) ** 2;
    squares.set(term, square);
    sums[isWord(term) ? 'words' : 'pairs'] += square;
  }
  return new Map(
    Array.from(squares, ([term, square]) => [
      term,
      isWord(term) ? (BY_WORDS * square) / sums.words : ((1 - BY_WORDS) * square) / sums.pairs,
    ]),
  );
}

/** How much of what is asked a text has, 0–1. */
export function scoreOf(terms: ReadonlySet<Term>, weights: Weights): number {
  let score = 0;
  for (const [term, weight] of weights) if (terms.has(term)) score += weight;
  return score;
}

/** What has less than this of what is asked does not answer it (`npm run bench:retrieval`). */
export const LEAST_SCORE = 0.17;
