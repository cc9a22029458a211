import type { Block } from './block-nodes.ts';
import type { BlockReader, Found } from './block-reader.ts';
import { readHeading } from './headings.ts';
import { readList } from './lists.ts';
import { readQuote } from './quotes.ts';
import { readTable } from './tables.ts';
import { readCode, readFormula } from './verbatim-blocks.ts';

/** Quotes and lists within others; what lies deeper is text, so that a hostile line costs no depth. */
const MAX_DEPTH = 8;
const RULE = /^ {0,3}-{3,}[ \t]*$/;

/** A backslash takes the meaning from a sign that would begin a block. */
const ESCAPED = /^(\s*)\\(?=\\*[#>+-])/;

const isBlank = (line: string) => line.trim() === '';

const SHALLOW: readonly BlockReader[] = [readCode, readFormula, readHeading, readTable];
const READERS: readonly BlockReader[] = [...SHALLOW, readQuote, readList];

function readLines(lines: readonly string[], depth: number, startsInText: boolean): readonly Block[] {
  const blocks: Block[] = [];
  const readers = depth < MAX_DEPTH ? READERS : SHALLOW;
  const lastWords = lines.findLastIndex((line) => !isBlank(line));
  let text: string[] = [];
  const endText = () => {
    if (text.length > 0) blocks.push({ kind: 'paragraph', lines: text });
    text = [];
  };
  const inner = (within: readonly string[], startsIn = false) => readLines(within, depth + 1, startsIn);
  for (let at = 0; at <= lastWords;) {
    const line = lines[at]!;
    const isText = startsInText && at === 0;
    // A line that parts nothing is no rule.
    const isRule = RULE.test(line) && blocks.length + text.length > 0 && at < lastWords;
    let found: Found | undefined;
    if (isRule) found = { block: { kind: 'rule' }, next: at + 1 };
    else if (!isText && !isBlank(line))
      for (const read of readers) if ((found = read(lines, at, inner)) !== undefined) break;
    if (found || isBlank(line)) endText();
    else text.push(isText ? line : line.replace(ESCAPED, '$1'));
    if (found) blocks.push(found.block);
    at = found?.next ?? at + 1;
  }
  endText();
  return blocks;
}

/**
 * The blocks of a Markdown text, in order. The dialect is described in `docs/markdown.md`: what may be read in two ways is text, as it
 * was typed.
 */
export const readBlocks = (markdown: string): readonly Block[] =>
  readLines(markdown.replace(/\r\n?/g, '\n').split('\n'), 0, false);
