import type { CriterionView, GradeView, ReviewView } from '@dure/contract/answering/answers/answers.views';
import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import type { Grader, Grades } from '@dure/contract/grading/grading/official-grade';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Answers } from '../../../../kernel/database/schema.gen.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import type { FeedbackRow, FileRow, GradeRow, LateRevisionRow, ReviewRow } from './answer-parts.queries.ts';

export const filesOf = (rows: readonly FileRow[], step: 'DRAFT' | 'PRE' | 'FINAL' | 'REVISED'): FileRef[] =>
  rows.filter((row) => row.step === step).map(({ key, name, size }) => ({ key, name, size }));

export const stepOf = (text: string, at: Date, files: FileRef[]) => ({ text, submittedAt: at.toISOString(), files });

interface FinalRow extends RowPart<Answers, 'final_submitted_at' | 'final_revised_at'> {
  readonly final_text: string | null;
}

/** The final answer as it was last revised; null before it is submitted. */
export const finalOf = (row: FinalRow, files: readonly FileRow[]) =>
  row.final_submitted_at && {
    ...stepOf(row.final_text ?? '', row.final_submitted_at, filesOf(files, 'FINAL')),
    revisedAt: row.final_revised_at?.toISOString() ?? null,
  };

export const lateRevisionOf = (row: LateRevisionRow | null, files: readonly FileRow[]) =>
  row
    ? {
        ...stepOf(row.text, new Date(row.submitted_at), filesOf(files, 'REVISED')),
        versionNo: row.version_no,
        isCounted: row.is_counted,
      }
    : null;

type KeptCriterion = Pick<CriterionView, 'name' | 'comment'> & Partial<CriterionView>;

/** Criteria as they were kept; earlier ones had no points, and no level. */
export const criteriaOf = ({ criteria }: Pick<GradeRow, 'criteria'>): CriterionView[] =>
  (criteria as unknown as KeptCriterion[]).map((kept) => ({ points: null, level: null, ...kept }));

export const gradeView = ({ grader, grade, note, graded_at, criteria }: GradeRow): GradeView => ({
  grader: grader as Grader,
  grading: grade,
  note,
  criteria: criteriaOf({ criteria }),
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

export function reviewOf(row: ReviewRow | undefined): ReviewView | null {
  if (!row) return null;
  const { reply, answered_at, answered_grade, member_id, nickname, profile_image_key } = row;
  const isAnswered = reply !== null && answered_at !== null && member_id !== null && nickname !== null;
  return {
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    askedGrade: row.asked_grade,
    answer: isAnswered
      ? {
          reply,
          answeredAt: answered_at.toISOString(),
          answeredBy: personView({ member_id, nickname, profile_image_key }),
          grading: answered_grade,
        }
      : null,
  };
}

/** When the instructor or the AI last graded. */
export function gradedAt(rows: readonly Pick<GradeRow, 'grader' | 'graded_at'>[]): Date | null {
  const given = rows.filter(({ grader }) => grader !== 'SELF').map(({ graded_at }) => graded_at.getTime());
  return given.length > 0 ? new Date(Math.max(...given)) : null;
}
