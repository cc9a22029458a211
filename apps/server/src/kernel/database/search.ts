/** What a search column holds and what is looked for in it: NFC, lower-cased. */
export const searchText = (...parts: readonly string[]): string => parts.join(' ').normalize('NFC').toLowerCase();

/** Pattern of `like` that finds the keyword anywhere in a search column, each of its characters as itself. */
export const searchPattern = (keyword: string): string =>
  `%${searchText(keyword).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Signs of Markdown that stand in and around words without being read. */
const SIGNS = /[*_`~#>$\\]/g;

/** The words of a text in Markdown as people read them: what its search column is made of, and what is looked for there. */
export const wordsOf = (markdown: string): string => markdown.replace(SIGNS, '').replace(/\s+/g, ' ').trim();
