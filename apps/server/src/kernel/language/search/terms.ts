import { hash } from '../text/hash.ts';
import { meaningOf, stemOf, wordsOf } from '../text/words.ts';
import { ASKING_WORDS, ASKS, WISHES } from './asking.text.ts';

/**
 * The terms that a text is found by: the meanings of its words, and their letter pairs, which match other spellings,
 * compounds and inflections. Numbers of 32 bits that stay the same for ever, odd for words and even for pairs.
 */
export type Term = number;

/** Counted up when `termsOf` answers otherwise for the same text: what was kept before is made anew. */
export const TERMS_VERSION = 1;

/** Words count most; of a single word more, for half of its letters are found in many others. */
const [BY_WORDS, BY_ONE_WORD] = [0.6, 0.7];

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

function isAsking(word: string): boolean {
  const wished = word.replace(WISHES, '');
  const forms = [word, meaningOf(word), ...(wished.length > 1 ? [wished, meaningOf(wished)] : [])];
  return forms.some((form) => ASKING_WORDS.has(form));
}

/**
 * The terms of a question, without the words that only ask. Where nothing else is said, what merely looks like one of them is
 * looked for by its letters: the demand (수요) is no means (수).
 */
export function termsAsked(question: string): Set<Term> {
  const words = wordsOf(question);
  const about = words.filter((word) => !isAsking(word));
  if (about.length > 0) return gather(about);
  const alike = words.filter((word) => !ASKING_WORDS.has(word) && !ASKS.test(word) && meaningOf(word).length === 1);
  return new Set([...gather(alike)].filter((term) => !isWord(term)));
}

/**
 * How much words count. Words in every text count the least, words in none count fully, others by document frequency: a
 * course about one thing is asked about it. Where a rarer word is asked for, that one tells which texts are meant.
 */
const OF_ALL = 0.5;

/** How much each term of a question counts, all together 1: words as a whole most, pairs the rest, each by how rare it is. */
export type Weights = ReadonlyMap<Term, number>;

/** `frequency` is the number of passages, of `size` that are searched, which have a term. */
export function weigh(asked: Iterable<Term>, frequency: ReadonlyMap<Term, number>, size: number): Weights {
  const idfOf = (passages: number) => Math.log(1 + (size + 1) / (passages + 0.5)) ** 2;
  const terms = Array.from(asked, (term) => ({ term, passages: frequency.get(term) ?? 0 }));
  const rarest = Math.min(size, ...terms.flatMap(({ term, passages }) => (isWord(term) && passages ? [passages] : [])));
  const least = (OF_ALL * idfOf(0) * rarest) / Math.max(size, 1);
  const squares = new Map<Term, number>();
  const sums = { words: 0, pairs: 0 };
  let words = 0;
  for (const { term, passages } of terms) {
    words += Number(isWord(term));
    const square = passages > 0 ? Math.max(idfOf(passages), least) : idfOf(0);
    squares.set(term, square);
    sums[isWord(term) ? 'words' : 'pairs'] += square;
  }
  const byWords = words === 1 ? BY_ONE_WORD : BY_WORDS;
  return new Map(
    Array.from(squares, ([term, square]) => [
      term,
      isWord(term) ? (byWords * square) / sums.words : ((1 - byWords) * square) / sums.pairs,
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
