import { gramsOf, meaningsOf } from '../sparse/grams.ts';
import { clear, dot, Idf, spread } from '../sparse/idf.ts';
import { bucketOf, BUCKETS, type Sparse } from '../sparse/sparse.ts';
import { plain } from '../text/plain.ts';
import { meaningOf, wordsOf } from '../text/words.ts';
import { modelText, pointsOf } from './points.ts';
import type { Quiz } from './quiz.ts';

/** What is measured of an answer, in this order; the table of weights names the same. */
export const MEASURES = ['parts', 'meanings', 'points', 'best', 'pointsHere', 'central', 'short', 'numbers'] as const;
export type Measures = Readonly<Record<(typeof MEASURES)[number], number>>;

const NUMBER = /\d+(?:[.,]\d+)*/gu;
const numbersOf = (text: string) => new Set(plain(text).match(NUMBER) ?? []);
/** Half as many words as the model answer are enough. */
const ENOUGH = 0.5;
const FARTHEST = 2.5;
/** Among few answers, their middle says little about where one stands. */
const TRUSTED_COMPANY = 4;
const LEAST_SPREAD = 0.03;

/** The share of what some parts weigh that an answer has. */
function share(wanted: Sparse, answer: Float64Array): number {
  let all = 0;
  let had = 0;
  for (let at = 0; at < wanted.ids.length; at++) {
    all += wanted.counts[at]!;
    if (answer[wanted.ids[at]!]! > 0) had += wanted.counts[at]!;
  }
  return all === 0 ? 0 : had / all;
}

const within = (text: Sparse, kept: (id: number) => boolean, weight: (id: number) => number): Sparse => {
  const ids = text.ids.filter(kept);
  return { ids, counts: Float64Array.from(ids, weight) };
};

/** Where a value stands among the others: 0 in their middle, between −2.5 and 2.5. */
function standings(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1] ?? 0;
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length));
  const trust = values.length / (values.length + TRUSTED_COMPANY);
  return values.map((one) => trust * Math.max(-FARTHEST, Math.min(FARTHEST, (one - middle) / (spread + LEAST_SPREAD))));
}

/** Parts that a company keeps, some 100 MB; those of what comes after are taken anew each time that they are needed. */
const KEPT_PARTS = 8_000_000;

/** A quiz and the answers to it, ready to be compared. */
export class Company {
  readonly #grams = new Idf();
  readonly #meanings = new Idf();
  readonly #kept = new Map<string, { grams: Sparse; meanings: Sparse }>();
  readonly texts: readonly string[];
  readonly measures: readonly Measures[];

  constructor(quiz: Quiz, texts: readonly string[]) {
    this.texts = texts;
    const model = modelText(quiz);
    let parts = 0;
    for (const text of [...texts, model]) {
      const found = this.#kept.get(text) ?? { grams: gramsOf(text), meanings: meaningsOf(text) };
      this.#grams.add(found.grams);
      this.#meanings.add(found.meanings);
      parts += found.grams.ids.length;
      if (parts < KEPT_PARTS) this.#kept.set(text, found);
    }
    this.measures = this.#measure(quiz, model);
  }

  grams(text: string): Sparse {
    return this.#grams.sharedDirection(this.#kept.get(text)?.grams ?? gramsOf(text));
  }

  meanings(text: string): Sparse {
    return this.#meanings.sharedDirection(this.#kept.get(text)?.meanings ?? meaningsOf(text));
  }

  /** Words that someone else uses too: what nobody knows makes an answer no longer. */
  #lengthOf(text: string): number {
    return wordsOf(text).filter((word) => this.#meanings.isShared(bucketOf(meaningOf(word)))).length;
  }

  #measure(quiz: Quiz, model: string): Measures[] {
    const [asked, askedMeanings] = [new Set(gramsOf(quiz.question).ids), new Set(meaningsOf(quiz.question).ids)];
    const idf = (id: number) => this.#grams.of(id);
    const wanted = within(gramsOf(model), (id) => !asked.has(id), idf);
    const wantedMeanings = within(
      meaningsOf(model),
      (id) => !askedMeanings.has(id),
      (id) => this.#meanings.of(id),
    );
    const points = pointsOf(quiz).map((point) => within(gramsOf(point), () => true, idf));
    const numbers = numbersOf(model);
    const words = wordsOf(model).length;

    const middle = new Float64Array(BUCKETS);
    for (const text of this.texts) spread(this.grams(text), middle);
    const square = middle.reduce((sum, one) => sum + one * one, 0);

    const [had, hadMeanings] = [new Float64Array(BUCKETS), new Float64Array(BUCKETS)];
    const rows = this.texts.map((text) => {
      const [grams, meanings] = [this.grams(text), this.meanings(text)];
      spread(grams, had);
      spread(meanings, hadMeanings);
      const covered = points.map((point) => share(point, had));
      const own = dot(grams, middle);
      const length = grams.ids.length === 0 ? 0 : 1;
      const others = Math.sqrt(Math.max(0, square - 2 * own + length));
      const said = numbersOf(text);
      const row = {
        parts: share(wanted, had),
        meanings: share(wantedMeanings, hadMeanings),
        points: covered.reduce((sum, one) => sum + one, 0) / Math.max(1, covered.length),
        best: Math.max(0, ...covered),
        central: others < 1e-6 ? 0 : (own - length) / others,
        short: Math.min(0, Math.log((1 + this.#lengthOf(text)) / (1 + ENOUGH * words))),
        numbers: numbers.size === 0 ? 0 : numbers.intersection(said).size / numbers.size,
      };
      clear(grams, had);
      clear(meanings, hadMeanings);
      return row;
    });
    const here = standings(rows.map(({ points }) => points));
    const central = standings(rows.map((row) => row.central));
    return rows.map((row, at) => ({ ...row, pointsHere: here[at]!, central: central[at]! }));
  }
}
