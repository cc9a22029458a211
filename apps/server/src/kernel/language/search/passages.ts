import { gramsOf, meaningsOf } from '../sparse/grams.ts';
import { dot, Idf, spread } from '../sparse/idf.ts';
import type { Sparse } from '../sparse/sparse.ts';
import { sentencesOf } from '../text/sentences.ts';

export interface Found {
  /** Place of the passage among those that are searched. */
  readonly at: number;
  /** How well it answers, 0–1. */
  readonly score: number;
  /** The sentence of it that answers best. */
  readonly sentence: string;
}

/** Words count most; letters find what is spelt or inflected otherwise. */
const BY_WORDS = 0.6;
/** What has less than this in common with a question is not about it. */
const LEAST = 0.05;
/** Shares of length: a long passage has a word more easily than a short one. */
const FLATTEN = 0.25;

interface Indexed {
  readonly words: Sparse;
  readonly letters: Sparse;
}

/** Passages that can be searched, in the languages that they are written in; words by meaning, without their endings. */
export class Passages {
  readonly #texts: readonly string[];
  readonly #words = new Idf();
  readonly #letters = new Idf();
  readonly #index: readonly Indexed[];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    const found = texts.map((text) => ({ words: meaningsOf(text), letters: gramsOf(text) }));
    for (const { words, letters } of found) {
      this.#words.add(words);
      this.#letters.add(letters);
    }
    this.#index = found;
  }

  /** The passages that say most of what the query asks, best first; equals in their order. */
  find(query: string, count: number): Found[] {
    const asked = this.#asked(query);
    return this.#index
      .map((passage, at) => ({ at, score: asked(passage) }))
      .filter(({ score }) => score >= LEAST)
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, count)
      .map(({ at, score }) => ({ at, score, sentence: this.#bestSentence(this.#texts[at]!, asked) }));
  }

  #asked(query: string): (passage: Indexed) => number {
    const words = spread(this.#words.direction(meaningsOf(query)));
    const letters = spread(this.#letters.direction(gramsOf(query)));
    const share = (rarity: Idf, text: Sparse, wanted: Float64Array) => {
      const common = text.ids.reduce((sum, id) => sum + wanted[id]! ** 2, 0);
      return common * (1 - FLATTEN + FLATTEN * dot(rarity.direction(text), wanted));
    };
    return (passage) =>
      BY_WORDS * share(this.#words, passage.words, words) +
      (1 - BY_WORDS) * share(this.#letters, passage.letters, letters);
  }

  #bestSentence(text: string, asked: (passage: Indexed) => number): string {
    const sentences = sentencesOf(text);
    const scores = sentences.map((sentence) => asked({ words: meaningsOf(sentence), letters: gramsOf(sentence) }));
    return sentences[scores.indexOf(Math.max(...scores))] ?? text;
  }
}
