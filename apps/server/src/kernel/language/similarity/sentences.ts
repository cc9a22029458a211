import { gramsOf, meaningsOf, syllablesOf } from '../sparse/grams.ts';
import { clear, dot, Idf, spread } from '../sparse/idf.ts';
import { bucketOf, BUCKETS, type Sparse } from '../sparse/sparse.ts';
import { CONTRASTS, NEGATIONS, NUMBER_WORDS } from '../text/korean.text.ts';
import { wordCharactersOf, plain } from '../text/plain.ts';
import { meaningOf, wordsOf } from '../text/words.ts';
import { comparedWords, wordLikeness, type Word } from './words.ts';
import { likenessOf } from './likeness.ts';
import type { PairMeasures } from './pair.ts';

const DIGITS = /\d+(?:[.,]\d+)*/gu;
const digitsOf = (text: string) => new Set(plain(text).match(DIGITS) ?? []);
const numbersOf = (text: string) =>
  new Set([...digitsOf(text), ...wordsOf(text).flatMap((word) => NUMBER_WORDS[word] ?? [])]);
const OPPOSED = CONTRASTS.map((line) => new Set(line.split(' ').map(meaningOf)));
const meaningSet = (words: readonly Word[]) => new Set(words.map(({ meaning }) => meaning));

/** How many kinds of words both sentences use and none of them in common. */
const contrasts = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  OPPOSED.filter((kind) => {
    const [ours, theirs] = [kind.intersection(a), kind.intersection(b)];
    return ours.size > 0 && theirs.size > 0 && ours.isDisjointFrom(theirs);
  }).length;
const isNegative = (text: string) => plain(text).search(NEGATIONS) >= 0;

function apart<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const all = a.union(b).size;
  return all === 0 ? 0 : a.symmetricDifference(b).size / all;
}

/** Compares sentences by what is rare among some texts, which are those that are compared where nothing else is known. */
export class Sentences {
  readonly #syllables = new Idf();
  readonly #letters = new Idf();
  readonly #meanings = new Idf();

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      this.#syllables.add(syllablesOf(text));
      this.#letters.add(gramsOf(text, 1, 4));
      this.#meanings.add(meaningsOf(text));
    }
  }

  /** How much alike two sentences are, 0–1; 1 for the same letters, and the same whichever comes first. */
  likeness(a: string, b: string): number {
    const [left, right] = [wordCharactersOf(plain(a)), wordCharactersOf(plain(b))];
    if (left === '' || right === '') return 0;
    return left === right ? 1 : likenessOf(this.measure(a, b));
  }

  measure(a: string, b: string): PairMeasures {
    const [left, right] = [comparedWords(a), comparedWords(b)];
    const [one, other] = [this.#aligned(left, right), this.#aligned(right, left)];
    const missing = [this.#missing(left, right), this.#missing(right, left)];
    return {
      syllables: cosine(this.#syllables, syllablesOf(a), syllablesOf(b)),
      letters: cosine(this.#letters, gramsOf(a, 1, 4), gramsOf(b, 1, 4)),
      aligned: (one + other) / 2,
      alignedBoth: one * other,
      missingMost: Math.max(...missing),
      missingLeast: Math.min(...missing),
      digits: apart(digitsOf(a), digitsOf(b)),
      numbers: apart(numbersOf(a), numbersOf(b)),
      length: Math.log1p((left.length + right.length) / 2),
      negation: Number(isNegative(a) !== isNegative(b)),
      contrast: contrasts(meaningSet(left), meaningSet(right)),
      first: wordLikeness(left[0], right[0]),
      last: wordLikeness(left.at(-1), right.at(-1)),
    };
  }

  #rarity(meaning: string): number {
    return this.#meanings.of(bucketOf(meaning));
  }

  /** How much of what the words weigh stands among the others, each by the one that is likest. */
  #aligned(words: readonly Word[], others: readonly Word[]): number {
    let [all, found] = [0, 0];
    for (const word of words) {
      const weight = this.#rarity(word.meaning);
      all += weight;
      found += weight * others.reduce((most, other) => Math.max(most, wordLikeness(word, other)), 0);
    }
    return all === 0 ? 0 : found / all;
  }

  #missing(words: readonly Word[], others: readonly Word[]): number {
    return [...meaningSet(words).difference(meaningSet(others))].reduce(
      (sum, meaning) => sum + this.#rarity(meaning),
      0,
    );
  }
}

const room = new Float64Array(BUCKETS);
function cosine(rarity: Idf, a: Sparse, b: Sparse): number {
  const left = rarity.direction(a);
  spread(left, room);
  const likeness = dot(rarity.direction(b), room);
  clear(left, room);
  return likeness;
}
