import type { Block, ListItem } from '../../markdown/block-nodes.ts';
import { readBlocks } from '../../markdown/blocks.ts';
import type { Inline } from '../../markdown/inline-nodes.ts';
import { readInline } from '../../markdown/inline.ts';
import { saidBy } from '../../markdown/plain-question.ts';

/** What asks says so at its end; that a text is to be answered says nothing yet. */
const ASKS = /(\?|까|세요|시오)[.?!]?[”"’')\]]*$/;
const ONLY_TELLS_TO_ANSWER = /(물음|질문|문제)에 (답|대답)/;
/** An asking sentence of so few letters says nothing without the one before it. */
const TOO_SHORT = 10;
/** Code and formulas of more letters are no headline. */
const MOST_CODE = 12;
const MOST_FORMULA = 10;

/** Stands for a formula. */
const FORMULA = '이 식';
/** Names the formula that follows. */
const NAMED = /(?:식|함수|값)\s*$/;

/** How a text leans on the sentence before it, and the label of a part: nothing of the question. */
const OPENINGS =
  /^(?:(?:\([가-힣\d]{1,2}\)|\d{1,2}\)|(?:[-*+☐☑]|\d{1,2}\.)(?=\s+[^\d\s]))\s+|(?:그런데|그러면|그렇다면|그리고|하지만|그래서)[, ]\s*)+/;

export const isQuoteOpen = (text: string): boolean =>
  text.split('"').length % 2 === 0 ||
  text.split('“').length !== text.split('”').length ||
  /「[^「」]*$|『[^『』]*$|《[^《》]*$/.test(text);

/** Long code by the name that it begins with. */
const shortCode = (code: string) => {
  const name = /^[\w.$-]{1,12}/.exec(code)?.[0];
  return code.length <= MOST_CODE ? code : `${name ?? ''}…`;
};

const isLong = ({ tex, isSetOff }: Extract<Inline, { kind: 'formula' }>) => isSetOff || tex.length >= MOST_FORMULA;

/** A line in plain words. A long formula goes where a word before it stands for it (`오일러의 식`), else it becomes such a word. */
function headline(nodes: readonly Inline[]): string {
  let said = '';
  let isAfterFormula = false;
  for (const node of nodes) {
    const isFormula = node.kind === 'formula' && isLong(node);
    if (isFormula) said = NAMED.test(said) ? said.trimEnd() : `${said}${FORMULA}`;
    else if (node.kind === 'code') said += shortCode(node.text);
    else if (node.kind === 'text') {
      const text = node.text.replace(/https?:\/\/([^\s/]+)\S*\s*/g, '$1');
      said += isAfterFormula ? text.trimStart() : text;
    } else if (node.kind === 'link' || node.kind === 'marked') said += headline(node.inner);
    else if (node.kind !== 'picture') said += saidBy(node);
    isAfterFormula = isFormula;
  }
  return said;
}

interface Piece {
  readonly words: string;
  /** A heading, a quotation or code: the headline only where there is nothing else. */
  readonly isAside: boolean;
}

const isCode = (line: string) => /^(?: {4}|\t)|^\s*(?:def|class|function|const|let|import)\s/.test(line);
const wordsOf = (lines: readonly string[]) =>
  lines
    .map((line) => headline(readInline(line)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function piecesOf(block: Block): Piece[] {
  if (block.kind === 'paragraph') return [{ words: wordsOf(block.lines), isAside: isCode(block.lines[0]!) }];
  if (block.kind === 'heading') return [{ words: wordsOf([block.line]), isAside: true }];
  if (block.kind === 'quote') return block.blocks.flatMap(piecesOf).map((piece) => ({ ...piece, isAside: true }));
  return block.kind === 'list' ? block.items.flatMap(piecesOfItem) : [];
}

function piecesOfItem({ mark, blocks }: ListItem): Piece[] {
  const [first, ...others] = blocks.flatMap(piecesOf);
  return first ? [{ ...first, words: `${mark} ${first.words}` }, ...others] : [];
}

/** The paragraphs and items of a text in plain words; headings, quotations and code only where there is nothing else. */
function headlinesOf(markdown: string): string[] {
  const pieces = readBlocks(markdown)
    .flatMap(piecesOf)
    .filter(({ words }) => words !== '');
  const main = pieces.filter(({ isAside }) => !isAside);
  return (main.length > 0 ? main : pieces).map(({ words }) => words);
}

/** What is quoted stays in one. */
function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  // After a figure a full stop belongs to a date or a number.
  for (const part of block.split(/(?<=[?!]|(?<!\d)\.) /)) {
    const last = sentences.at(-1);
    if (last !== undefined && isQuoteOpen(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** The sentence of a question in Markdown that a cover shows: the one that asks, the first one where none does. */
export function coverSentence(markdown: string): string {
  const sentences = headlinesOf(markdown).flatMap(sentencesOf);
  const asking = sentences.findIndex((one) => ASKS.test(one) && !ONLY_TELLS_TO_ANSWER.test(one));
  const at = Math.max(0, asking);
  const words = sentences[at] ?? '';
  const before = words.length <= TOO_SHORT ? sentences[at - 1] : undefined;
  const sentence = before === undefined ? words : `${before} ${words}`;
  return sentence === FORMULA ? '' : sentence.replace(OPENINGS, '');
}
