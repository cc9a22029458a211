import { markPassages, type Passage } from './mark-passages.ts';
import { markWords } from './mark-words.ts';

/** What is marked in a rendered text. */
export interface Marking {
  /** Whether it marks nothing for now. */
  readonly isEmpty: boolean;
  readonly mark: (place: ParentNode & Node) => void;
}

/** Marks words wherever they stand, and passages, each with a sign behind it. */
export const markingOf = (words: readonly string[], passages: readonly Passage[] = []): Marking => ({
  isEmpty: words.length + passages.length === 0,
  mark(place) {
    markWords(place, words);
    markPassages(place, passages);
  },
});
