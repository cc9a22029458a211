import type { Block } from './block-nodes.ts';
import { readBlocks } from './blocks.ts';
import type { Inline } from './inline-nodes.ts';
import { readInline } from './inline.ts';
import { lowered, plainFormula, raised } from './plain-formula.ts';

/** A part of a line in plain words. */
export function saidBy(node: Inline): string {
  switch (node.kind) {
    case 'text':
    case 'code':
      return node.text;
    case 'break':
      return '\n';
    case 'formula':
      return plainFormula(node.tex);
    case 'picture':
      return node.name;
    case 'link':
      return wordsOf(node.inner);
    case 'marked': {
      const words = wordsOf(node.inner);
      return node.tag === 'sup' ? raised(words) : node.tag === 'sub' ? lowered(words) : words;
    }
  }
}

const wordsOf = (nodes: readonly Inline[]): string => nodes.map(saidBy).join('');

/** One line of Markdown, of which no block begins, in plain words. */
export const plainLine = (line: string): string => wordsOf(readInline(line));

/** What stands for code, tables and set-off formulas where there is no room for them. */
const LEFT_OUT = '…';
const LEFT_OUT_KINDS: ReadonlySet<Block['kind']> = new Set(['code', 'table', 'formula']);
type Room = 'all' | 'words';

function wordsOfBlock(block: Block, room: Room): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(plainLine).join('\n');
    case 'heading':
      return plainLine(block.line);
    case 'list':
      return block.items.map(({ mark, blocks }) => `${mark} ${wordsOfBlocks(blocks, room, '\n')}`).join('\n');
    case 'quote':
      return wordsOfBlocks(block.blocks, room, '\n');
    case 'rule':
      return '';
    case 'code':
      return room === 'all' ? block.text : LEFT_OUT;
    case 'formula':
      return room === 'all' ? plainFormula(block.tex) : LEFT_OUT;
    case 'table':
      return room === 'all' ? block.rows.map((row) => row.map(plainLine).join(' ')).join('\n') : LEFT_OUT;
  }
}

const wordsOfBlocks = (blocks: readonly Block[], room: Room, between: string): string =>
  blocks
    .map((block) => wordsOfBlock(block, room))
    .filter((words) => words !== '')
    .join(between);

/** A text of Markdown in plain words, line by line, with all that it says: what is read where it is not drawn. */
export const plainLines = (markdown: string): string =>
  wordsOfBlocks(readBlocks(markdown), 'all', '\n\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All that a text of Markdown says, in one line of plain words: for the cells of a table that leaves the product. */
export const plainWhole = (markdown: string): string => oneLine(plainLines(markdown));

/**
 * A question, an answer or another text of Markdown in one line of plain words, for lists and titles. `…` stands for its code blocks,
 * tables and set-off formulas, unless it has nothing else.
 */
export function plainQuestion(markdown: string): string {
  const blocks = readBlocks(markdown);
  const isLeftOut = (block: Block | undefined) => block !== undefined && LEFT_OUT_KINDS.has(block.kind);
  if (blocks.every(isLeftOut)) return oneLine(wordsOfBlocks(blocks, 'all', '\n'));
  const told = blocks.filter((block, at) => !isLeftOut(block) || !isLeftOut(blocks[at - 1]));
  return oneLine(wordsOfBlocks(told, 'words', '\n'));
}
