import { ENDINGS, NUMBER_WORDS, SYNONYMS } from './korean.text.ts';
import { plain } from './plain.ts';

/**
 * A number and what it counts are two words: 2명. What tells names apart belongs to them: C++, C#, .NET, HTTP/2.
 */
const WORD =
  /\p{Script=Latin}+(?:\+\+|#)|(?<![\p{L}\p{N}.])\.\p{Script=Latin}+|\p{Script=Latin}{2,}\/\p{N}+(?:\.\p{N}+)*|\p{N}+(?=\p{Script=Hangul})|[\p{L}\p{N}]+/gu;
const HANGUL = /\p{Script=Hangul}$/u;
/** Latin words that share so many letters are forms of one: connect, connected, connection. */
const LATIN_STEM = 7;

const ROOT_ENDINGS = new RegExp(ENDINGS.source.replace('(?<=..)', '(?<=.)'), 'u');

const STANDS_FOR = new Map(
  SYNONYMS.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((word) => [word, first] as const);
  }),
);

/** The words of a text in their order, as `plain` has them. */
export const wordsOf = (text: string): string[] => plain(text).match(WORD) ?? [];

/** A word without the ending that its place in the sentence gives it. */
export const stemOf = (word: string): string => (HANGUL.test(word) ? word.replace(ENDINGS, '') : word);

/** What is left of a word without its endings, be it one letter; for comparing only: what merely looks like one goes too. */
function rootOf(word: string): string {
  const once = word.replace(ROOT_ENDINGS, '');
  return once.replace(ROOT_ENDINGS, '');
}

/** Whether a Korean word bears an ending, as words do that hold a sentence together. */
export const isInflected = (word: string): boolean => HANGUL.test(word) && rootOf(word) !== word;

/** What two words share that say the same: their root, shortened in Latin letters, or the word that stands for it. */
export function meaningOf(word: string): string {
  const digits = NUMBER_WORDS[word];
  if (digits !== undefined) return digits;
  const stem = HANGUL.test(word) ? rootOf(word) : word;
  return STANDS_FOR.get(stem) ?? (HANGUL.test(stem) ? stem : stem.slice(0, LATIN_STEM));
}
