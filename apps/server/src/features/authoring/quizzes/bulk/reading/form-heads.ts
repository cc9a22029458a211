import type { SheetRow } from '../../../../../kernel/spreadsheet/sheet-xml.ts';
import { FORM_HEADS } from '../bulk.text.ts';
import type { FileQuestions } from '../question-files/foreign-question.ts';
import { openQuestion } from '../question-files/open-question.ts';
import { Report } from '../exchange/row-report.ts';

const isIn = (heads: readonly string[], cell: string) => heads.includes(cell.trim().toLowerCase());

/** Whether a table holds the answers to a form, as Google Forms gives them out: it begins with the moment of each. */
export const isForm = (rows: readonly SheetRow[]): boolean => isIn(FORM_HEADS.moment, rows[0]?.cells[0] ?? '');

/** The questions of a form are the heads of its answers; what people answered is not read. */
export function formQuestions([heads]: readonly SheetRow[]): FileQuestions {
  const asked = (heads?.cells ?? []).slice(1).filter((cell) => cell.trim() !== '' && !isIn(FORM_HEADS.aside, cell));
  const questions = asked.map((question) => {
    const report = new Report();
    report.guess('headIsQuestion');
    return openQuestion({ question: question.trim(), essay: '' }, report);
  });
  return { questions, skipped: 0 };
}
