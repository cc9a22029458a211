import { plainFormula } from './plain-formula.ts';

const FENCED = /^(`{3,}(?!`)|~{3,}(?!~))[^\n]*\n?([\s\S]*?)(?:^\1[^\n]*$|$(?![\s\S]))/gm;
const ROW = /^[ \t]*\|.*$/gm;
const SET_OFF = /\$\$([\s\S]*?)\$\$/g;
/** What is said as it stands or in its own way: code, a formula, a sign that is no mark. */
const VERBATIM = /(`{1,2})([^`\n]+)\1|\$(\S(?:[^$\n]*\S)?)\$(?!\d)|\\([!-/:-@[-`{-~])/g;
const LINK = /!?\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;
const TAG = /<\/?(?:br|sub|sup|u|kbd|mark|ins|del)\s*\/?>/gi;
const LINE_MARK = /^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+)+(?:\[[ xX]\][ \t]+)?/gm;
const UNDERLINE = /^[ \t]*(?:=+|-{3,}|\*{3,}|_{3,})[ \t]*$/gm;
/** A text that was cut may have lost the other end of a pair, so each end goes by itself. */
const STRONG = /(\*\*|~~)(?=\S)|(?<=\S)(\*\*|~~)|(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])/gu;
const EMPHASIS =
  /(?<![*\w\\])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\w])|(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu;
const KEPT = /\uE000(\d+)\uE001/g;

const cells = (row: string) => (/^[\s|:-]*$/.test(row) ? '' : row.replace(/\|/g, ' '));

function withoutMarks(markdown: string, keep: (said: string) => string): string {
  return markdown
    .replace(VERBATIM, (_, _tick: unknown, code?: string, tex?: string, sign?: string) =>
      keep(code ?? (tex === undefined ? (sign ?? '') : plainFormula(tex))),
    )
    .replace(LINK, '$1')
    .replace(TAG, ' ')
    .replace(UNDERLINE, '')
    .replace(LINE_MARK, '')
    .replace(STRONG, '')
    .replace(EMPHASIS, '$1$2')
    .replace(/`/g, '');
}

/** Takes the marks off; `blocks` says what becomes of code blocks, tables and set-off formulas. */
function plain(markdown: string, blocks: 'kept' | 'left-out'): string {
  const said: string[] = [];
  const keep = (words: string) => `\uE000${said.push(words) - 1}\uE001`;
  const block = (words: () => string) => (blocks === 'kept' ? words() : '');
  const lines = markdown
    .replace(/[\uE000\uE001]/g, '')
    .replace(FENCED, (_, _fence: string, code: string) => block(() => keep(code.trimEnd())))
    .replace(SET_OFF, (_, tex: string) => block(() => keep(plainFormula(tex))))
    .replace(ROW, (row) => block(() => cells(row)));
  return withoutMarks(lines, keep).replace(KEPT, (_, place: string) => said[Number(place)] ?? '');
}

/** A text of Markdown in plain words, line by line, with all that it says: what is read where it is not drawn. */
export const plainLines = (markdown: string): string =>
  plain(markdown, 'kept')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * A question, an answer or another text of Markdown in one line of plain words, for lists and titles: without its code blocks,
 * tables and set-off formulas, unless it has nothing else.
 */
export const plainQuestion = (markdown: string): string =>
  oneLine(plain(markdown, 'left-out')) || oneLine(plain(markdown, 'kept'));
