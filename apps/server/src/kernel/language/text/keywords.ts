import { wordCharactersOf } from './plain.ts';

/** Those of the keywords that stand in the text, however they are spaced. A keyword without letters is none. */
export function keywordsIn(text: string, keywords: readonly string[]): { hit: string[]; missed: string[] } {
  const letters = wordCharactersOf(text);
  const wanted = keywords
    .map((keyword) => [keyword, wordCharactersOf(keyword)] as const)
    .filter(([, word]) => word !== '');
  const by = (stands: boolean) =>
    wanted.filter(([, word]) => letters.includes(word) === stands).map(([keyword]) => keyword);
  return { hit: by(true), missed: by(false) };
}

/** Per cent of the keywords that stand in the text, however they are spaced; null without keywords. */
export function keywordCoverage(text: string, keywords: readonly string[]): number | null {
  const { hit, missed } = keywordsIn(text, keywords);
  const all = hit.length + missed.length;
  return all === 0 ? null : Math.round((100 * hit.length) / all);
}
