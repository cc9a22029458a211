import { splitByWords } from './split-by-words.ts';

export interface KeywordMatch {
  readonly hit: readonly string[];
  readonly missed: readonly string[];
}

/** Which keywords stand in the text as they are written: by the rule that also marks them there. */
export function matchKeywords(text: string, keywords: readonly string[]): KeywordMatch {
  const isHit = (keyword: string) => splitByWords(text, [keyword]).some(({ isWord }) => isWord);
  return { hit: keywords.filter(isHit), missed: keywords.filter((keyword) => !isHit(keyword)) };
}
