import { segmentsOf } from '@dure/contract/markdown/sentences';

export type UnitKind = 'sentence' | 'code' | 'formula' | 'table';

/** A part of a Markdown text that is compared as a whole. */
export interface TextUnit {
  readonly kind: UnitKind;
  readonly text: string;
}

const BLOCK =
  /(?<![^\n])(?:(?<fence>`{3,}(?!`))[^\n]*\n[\s\S]*?(?:(?<=\n)\k<fence>[^\n]*(?:\n|$)|$)|\$\$[\s\S]*?(?:\$\$[^\n]*(?:\n|$)|$)|(?:\|[^\n]*(?:\n|$))+)/g;
const ITEM = /^\s{0,8}(?:[-*+]|\d{1,3}[.)]|#{1,6}|>)\s+/;

const kindOf = (block: string): UnitKind =>
  block.startsWith('|') ? 'table' : block.startsWith('$$') ? 'formula' : 'code';
/** Whether inline code or a formula has begun in the text and not ended. */
const isOpen = (text: string) => [/(?<!\\)`/g, /(?<!\\)\$/g].some((mark) => (text.match(mark)?.length ?? 0) % 2 === 1);

/** Sentences of lines that go on: a line's end ends no sentence, but every mark. */
function sentencesOf(lines: string): TextUnit[] {
  const units: string[] = [];
  let at = 0;
  for (const { length } of segmentsOf(lines.replaceAll('\n', ' '))) {
    const segment = lines.slice(at, (at += length));
    const last = units.at(-1);
    // Within a line these signs begin no heading and no quote.
    if (last !== undefined && (isOpen(last) || /^[#>]/.test(segment))) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units.map((text) => ({ kind: 'sentence' as const, text: text.trim() })).filter(({ text }) => text !== '');
}

/** Paragraphs by sentence; what begins a line of its own (list, heading, quote) begins a unit too. */
function proseOf(text: string): TextUnit[] {
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    const goesOn = parts.length > 0 && line.trim() !== '' && parts.at(-1) !== '' && !ITEM.test(line);
    if (goesOn) parts[parts.length - 1] += `\n${line.trim()}`;
    else parts.push(line.trim());
  }
  return parts.flatMap(sentencesOf);
}

/** A Markdown text as sentences, code blocks, formulas and tables, in order. */
export function unitsOf(text: string): TextUnit[] {
  const units: TextUnit[] = [];
  let from = 0;
  for (const { 0: block, index } of text.matchAll(BLOCK)) {
    units.push(...proseOf(text.slice(from, index)), { kind: kindOf(block), text: block.trimEnd() });
    from = index + block.length;
  }
  return [...units, ...proseOf(text.slice(from))];
}
