import type { FileRef, GradeView } from '@dure/contract/answers/answers.views';
import type { Grader, Grades } from '@dure/contract/answers/official-grade';
import type { FeedbackRow, FileRow, GradeRow } from './answer-parts.queries.ts';
import { personOf } from './identity.service.ts';

export const filesOf = (rows: readonly FileRow[], step: 'DRAFT' | 'PRE' | 'FINAL'): FileRef[] =>
  rows.filter((row) => row.step === step).map(({ key, name, size }) => ({ key, name, size }));

interface StepRow {
  readonly pre_text: string | null;
  readonly pre_submitted_at: Date | null;
  readonly final_text: string | null;
  readonly final_submitted_at: Date | null;
  readonly final_revised_at: Date | null;
}

/** The submitted steps of an answer; a revised final answer carries the time of its revision. */
export function stepsOf(row: StepRow, files: readonly FileRow[]) {
  const finalAt = row.final_revised_at ?? row.final_submitted_at;
  return {
    pre: row.pre_submitted_at && {
      text: row.pre_text ?? '',
      submittedAt: row.pre_submitted_at.toISOString(),
      files: filesOf(files, 'PRE'),
    },
    final: finalAt && {
      text: row.final_text ?? '',
      submittedAt: finalAt.toISOString(),
      files: filesOf(files, 'FINAL'),
    },
  };
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
        writer: personOf(row),
        version: row.version,
      }
    : null;
