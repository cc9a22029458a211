import { meaningOf, wordsOf } from '../text/words.ts';

const SHORTEST = 2;
const LONGEST = 5;
/** Sentences are compared, not books: what lies behind counts no more. */
const MAX_WORDS = 200;

export interface Word {
  readonly meaning: string;
  /** Parts of its letters, from the beginning of the word on. */
  readonly parts: ReadonlySet<string>;
}

function partsOf(meaning: string): Set<string> {
  const letters = `_${meaning.normalize('NFD')}`;
  const parts = new Set<string>();
  for (let at = 0; at < letters.length; at++)
    for (let length = SHORTEST; length <= LONGEST && at + length <= letters.length; length++)
      parts.add(letters.slice(at, at + length));
  return parts;
}

export const comparedWords = (text: string): Word[] =>
  wordsOf(text)
    .slice(0, MAX_WORDS)
    .map(meaningOf)
    .map((meaning) => ({ meaning, parts: partsOf(meaning) }));

/** Share of the letters that two words have in common, 0–1; 1 for those that mean the same, 0 where there is no word. */
export function wordLikeness(a: Word | undefined, b: Word | undefined): number {
  if (!a || !b) return 0;
  if (a.meaning === b.meaning) return 1;
  const all = a.parts.size + b.parts.size;
  return all === 0 ? 0 : (2 * a.parts.intersection(b.parts).size) / all;
}
