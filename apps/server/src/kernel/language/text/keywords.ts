import { ownWords } from '@dure/contract/answering/answers/own-words';
import { wordCharactersOf } from './plain.ts';
import { wordsOf } from './words.ts';

/** Signs that belong to the name before them: C++, C#. */
const SIGN = /[+#]/u;
const ONE_LATIN_LETTER = /^\p{Script=Latin}$/u;
/** The Latin names and single letters of a text: what bears a particle is cut off it. */
const LATIN_NAME = /[\p{Script=Latin}\p{N}.+#/]+/gu;

const joined = (text: string): string => wordsOf(text).join('').replaceAll('/', '');

/** Whether a word stands in joined letters, and not as the beginning of a name that only a sign tells from it. */
function standsIn(letters: string, word: string): boolean {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
    if (!SIGN.test(letters[at + word.length] ?? '')) return true;
  return false;
}

/** Those of the keywords that stand in the text, however they are spaced. A keyword without letters is none. */
export function keywordsIn(text: string, keywords: readonly string[]): { hit: string[]; missed: string[] } {
  const letters = joined(text);
  const names = new Set(wordsOf(text).flatMap((word) => word.match(LATIN_NAME) ?? []));
  // One letter begins too many words: it stands alone.
  const stands = (word: string) => (ONE_LATIN_LETTER.test(word) ? names.has(word) : standsIn(letters, word));
  const wanted = keywords
    .filter((keyword) => wordCharactersOf(keyword) !== '')
    .map((keyword) => [keyword, stands(joined(keyword))] as const);
  const by = (isHit: boolean) => wanted.filter(([, one]) => one === isHit).map(([keyword]) => keyword);
  return { hit: by(true), missed: by(false) };
}

/** Those of the keywords that an answer says in its own words. */
export const keywordsSaid = (answer: string, keywords: readonly string[]): ReturnType<typeof keywordsIn> =>
  keywordsIn(ownWords(answer), keywords);

/** Per cent of the keywords that an answer says in its own words, however they are spaced; null without keywords. */
export function keywordCoverage(answer: string, keywords: readonly string[]): number | null {
  const { hit, missed } = keywordsSaid(answer, keywords);
  const all = hit.length + missed.length;
  return all === 0 ? null : Math.round((100 * hit.length) / all);
}
