import type { RowReport } from '../exchange/row-report.ts';

/** A question made elsewhere, as an open one; its texts are Markdown, whatever they were. */
export interface ForeignQuestion {
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  /** Criteria and weights as the cell of a table has them. */
  readonly rubric: string;
  readonly tags: readonly string[];
  readonly report: RowReport;
}

/** What a file holds: questions, and how many of its parts are none or could not be read. */
export interface FileQuestions {
  readonly questions: readonly ForeignQuestion[];
  readonly skipped: number;
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
