import type { GradingNote } from '../ai/grader.ts';
import type { Line, LineRow } from './notes.queries.ts';

/** Of all lines together: that of their latest change. */
export const versionOf = (lines: readonly Pick<LineRow, 'version'>[]): number =>
  Math.max(0, ...lines.map(({ version }) => version));

/** A line as graders are told of it. */
interface Told {
  readonly no: number | null;
  readonly criterion: string;
  readonly text: string;
  readonly answerSequence: number;
  readonly answer: string;
  readonly points: number;
}

/** What a grader of one answer is told: lines that count, as they would after a change. */
export function notesFor(
  lines: readonly LineRow[],
  answerSequence: number,
  change: (Line & { readonly answer: string }) | null,
): GradingNote[] {
  const now: Told[] = lines.map((row) => ({
    no: row.note_no,
    criterion: row.criterion,
    text: row.text,
    answerSequence: row.answer_sequence,
    answer: row.final_text ?? '',
    points: row.points,
  }));
  const then = change === null ? now : [...now.filter(({ no }) => no !== change.no), change];
  return then
    .filter(({ text }) => text !== '')
    .map(({ criterion, text, points, answer, ...one }) => ({
      criterion,
      text,
      // An answer is read without its own grade.
      example: one.answerSequence === answerSequence ? null : { text: answer, score: points },
    }));
}
