import { readInline } from '@dure/contract/markdown/inline';
import { markdownOfPlain } from '@dure/contract/markdown/plain-to-markdown';

/** What of a question made elsewhere cannot be carried over into an open one. */
export const LOSSES = [
  'choices',
  'matching',
  'blank',
  'weights',
  'feedback',
  'name',
  'margin',
  'format',
  'media',
  'interaction',
  'variables',
  'passage',
  'several',
] as const;
export type Loss = (typeof LOSSES)[number];

/** A question made elsewhere, as an open one; its texts are Markdown, whatever they were. */
export interface ForeignQuestion {
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  /** What it is filed under; empty for nothing. */
  readonly category: string;
  readonly lost: readonly Loss[];
}

/** What is plainly meant as a formula, whatever the format of the text. */
const TEX = /\$[^$\n\\]*(?:\\(?![A-Za-z])[^$\n\\]*)*\\[A-Za-z][^$\n]*\$(?!\d)/g;
/** Two prices around a path of Windows are none: the reader of the room decides. */
function isFormula(tex: string): boolean {
  const [first, ...rest] = readInline(tex);
  return first?.kind === 'formula' && rest.length === 0;
}
/** Stands for a formula on the way: private use, and in no text after it. */
const PLACE = '\uf8ff';

/** Plain text from elsewhere as Markdown that is seen as it was written; formulas of TeX stay formulas. */
export function foreignText(text: string): string {
  const formulas = (text.match(TEX) ?? []).filter(isFormula);
  const marked = markdownOfPlain(text.replaceAll(PLACE, '').replace(TEX, (tex) => (isFormula(tex) ? PLACE : tex)));
  let at = 0;
  return marked.replaceAll(PLACE, () => formulas[at++] ?? '');
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Markdown of a line behind other words, where no sign begins a block and needs a backslash. */
export const inLine = (markdown: string): string => oneLine(markdown.replace(/^\\(?=\\*[#>+-])/, ''));

/** How choices are counted: a dash before a number would be its sign. */
const countOf = (index: number) => (index < 20 ? String.fromCodePoint(0x2460 + index) : `(${index + 1})`);

/** A question with its choices under it, one a line; all are Markdown. */
export function withChoices(question: string, choices: readonly string[]): string {
  const listed = choices.map((choice, index) => `${countOf(index)} ${inLine(choice)}`).join('\n');
  return [question, listed].filter((part) => part !== '').join('\n\n');
}

/** One answer as it is, several one a line; `isOrdered` numbers them. */
export const answerText = (answers: readonly string[], isOrdered = false): string =>
  isOrdered && answers.length > 1
    ? answers.map((answer, index) => `${index + 1}. ${inLine(answer)}`).join('\n')
    : answers.join('\n');
