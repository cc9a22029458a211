import type { Configuration, MicromarkToken, Rule } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { Source } from '../source-files.ts';
import { CODE, longSentencesIn, MAX_WORDS } from './sentences.ts';

/** Columns of a line of prose. Rows of tables and code keep the line that they need. */
const MAX_COLUMNS = 100;

/** What is read of a paragraph or a table's cell: addresses are left out, code is one word, a line's end is a space. */
function proseOf(token: MicromarkToken): string {
  switch (token.type) {
    case 'codeText':
    case 'htmlText':
      return CODE;
    case 'lineEnding':
      return ' ';
    case 'linePrefix':
    case 'blockQuotePrefix':
    case 'resource':
    case 'reference':
      return '';
    default:
      if (/(?:Marker|Sequence|Divider)$/.test(token.type)) return '';
      return token.children.length > 0 ? token.children.map(proseOf).join('') : token.text;
  }
}

const ofTypes = (tokens: readonly MicromarkToken[], types: readonly string[]): MicromarkToken[] =>
  tokens.flatMap((token) => (types.includes(token.type) ? [token] : ofTypes(token.children, types)));

const sentenceLength: Rule = {
  names: ['sentence-length'],
  description: `A sentence has at most ${MAX_WORDS} words`,
  tags: ['prose'],
  parser: 'micromark',
  function: ({ parsers: { micromark } }, onError) => {
    for (const token of ofTypes(micromark.tokens, ['paragraph', 'tableContent']))
      for (const { words, begins } of longSentencesIn(proseOf(token)))
        onError({ lineNumber: token.startLine, detail: `${words} words: "${begins} …"` });
  },
};

const config: Configuration = {
  default: true,
  MD013: { line_length: MAX_COLUMNS, heading_line_length: MAX_COLUMNS, tables: false, code_blocks: false, stern: true },
  // A changelog has the same headings in each version.
  MD024: { siblings_only: true },
  // Where a page is about marks, a space can be what the code shows.
  MD038: false,
  MD046: { style: 'fenced' },
  MD060: { style: 'compact' },
};

/** What is against the rules in pages of Markdown: one sentence for each fault, with its page and line. */
export function faultsOfPages(pages: readonly Source[]): string[] {
  const strings = Object.fromEntries(pages.map(({ path, text }) => [path, text]));
  return Object.entries(lint({ strings, config, customRules: [sentenceLength], noInlineConfig: true })).flatMap(
    ([path, faults]) =>
      faults.map(({ lineNumber, ruleNames, ruleDescription, errorDetail }) => {
        const detail = errorDetail ? `: ${errorDetail}` : '';
        return `${path}:${lineNumber}: ${ruleDescription} (${ruleNames[0]})${detail}`;
      }),
  );
}
