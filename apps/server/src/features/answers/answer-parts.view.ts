import type { FileRef, GradeView } from '@dure/contract/answers/answers.views';
import type { Grader, Grades } from '@dure/contract/answers/official-grade';
import { personView } from '../accounts/person.service.ts';
import type { FeedbackRow, FileRow, GradeRow } from './answer-parts.queries.ts';

export const filesOf = (rows: readonly FileRow[], step: 'DRAFT' | 'PRE' | 'FINAL'): FileRef[] =>
  rows.filter((row) => row.step === step).map(({ key, name, size }) => ({ key, name, size }));

export const stepOf = (text: string, at: Date, files: FileRef[]) => ({ text, submittedAt: at.toISOString(), files });

interface FinalRow {
  readonly final_text: string | null;
  readonly final_submitted_at: Date | null;
  readonly final_revised_at: Date | null;
}

/** The final answer, with the time of its last revision; null before it is submitted. */
export function finalOf(row: FinalRow, files: readonly FileRow[]) {
  const at = row.final_revised_at ?? row.final_submitted_at;
  return at && stepOf(row.final_text ?? '', at, filesOf(files, 'FINAL'));
}

export const gradeView = ({ grader, grade, note, graded_at }: GradeRow): GradeView => ({
  grader: grader as Grader,
  grade,
  note,
  gradedAt: graded_at.toISOString(),
});

export function gradesOf(rows: readonly { grader: string; grade: number }[]): Grades {
  const of = (grader: Grader) => rows.find((row) => row.grader === grader)?.grade ?? null;
  return { INSTRUCTOR: of('INSTRUCTOR'), AI: of('AI'), SELF: of('SELF') };
}

export const feedbackOf = (row: FeedbackRow | undefined) =>
  row
    ? {
        text: row.text,
        files: row.files,
        writtenAt: row.written_at.toISOString(),
        writer: personView(row),
        version: row.version,
      }
    : null;
