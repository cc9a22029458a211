import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { AnswerVersions } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** One member's answer to a quiz: its parts are found by this, in the same round trip as the answer itself. */
const answerOf = ({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('answers')
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '=', memberId);

export const listFiles = prepare((given: Asked) =>
  answerOf(given)
    .innerJoin('answer_files', (join) => sameTenant(join, 'answer_files', 'answers', 'answer_sequence'))
    .innerJoin('files', (join) => sameTenant(join, 'files', 'answer_files', 'file_key'))
    .select(['answer_files.step', 'files.file_key as key', 'files.name', 'files.byte_size as size'])
    .orderBy('answer_files.step')
    .orderBy('answer_files.position')
    .limit(100),
);
export type FileRow = RowsOf<ReturnType<typeof listFiles>>[number];

/** The latest revision of the answer that came after the model answer, with the last version before it. */
export const lateRevision = jsonObjectFrom(
  build
    .selectFrom('answer_versions as late')
    .select([
      'late.version_no',
      'late.text',
      'late.submitted_at',
      // Where even the first final answer came after it, that one. Both are read off an index, however often it was revised.
      sql<number>`coalesce(
        (select earlier.version_no from answer_versions as earlier
          where earlier.tenant_id = late.tenant_id and earlier.answer_sequence = late.answer_sequence
            and earlier.step = 'FINAL' and not earlier.after_model_answer
          order by earlier.version_no desc limit 1),
        (select earlier.version_no from answer_versions as earlier
          where earlier.tenant_id = late.tenant_id and earlier.answer_sequence = late.answer_sequence
            and earlier.step = 'FINAL'
          order by earlier.version_no limit 1))`.as('before'),
      sql<boolean>`late.version_no = answers.counted_version_no`.as('is_counted'),
    ])
    .where(
      sql<boolean>`late.tenant_id = answers.tenant_id and late.answer_sequence = answers.answer_sequence
      and answers.counted_version_no is not null`,
    )
    .where('late.after_model_answer', '=', true)
    .orderBy('late.version_no', 'desc')
    .limit(1),
).as('revision');
/** Whether the version that counts was submitted when its author could read the model answer. */
export const isAfterModelAnswer = sql<boolean>`exists (select from answer_versions as counted
  where counted.tenant_id = answers.tenant_id and counted.answer_sequence = answers.answer_sequence
    and counted.after_model_answer and counted.version_no = coalesce(answers.counted_version_no,
      (select max(version_no) from answer_versions as every where every.tenant_id = answers.tenant_id
        and every.answer_sequence = answers.answer_sequence)))`;

/** As it comes out of JSON: `submitted_at` is text. */
export interface LateRevisionRow extends RowPart<AnswerVersions, 'version_no' | 'text'> {
  readonly submitted_at: string | Date;
  readonly before: number;
  readonly is_counted: boolean;
}

interface Among {
  readonly tenantId: string;
  readonly answerSequences: readonly number[];
}

/** Several answers, by their sequences. */
const answersAmong = ({ tenantId, answerSequences }: Among) =>
  build
    .selectFrom('answers')
    .where('answers.tenant_id', '=', tenantId)
    .where(sql<boolean>`answers.answer_sequence = any(${answerSequences}::bigint[])`);

const gradesOf = (answers: ReturnType<typeof answerOf>) =>
  answers
    .innerJoin('answer_grades', (join) => sameTenant(join, 'answer_grades', 'answers', 'answer_sequence'))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answer_grades', { member_id: 'graded_by' }))
    .select([
      'answers.answer_sequence',
      'answer_grades.grader',
      'answer_grades.grade',
      'answer_grades.note',
      'answer_grades.criteria',
      'answer_grades.graded_at',
      'answer_grades.version',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ]);
export const listGrades = prepare((given: Asked) => gradesOf(answerOf(given)));
export const listGradesAmong = prepare((given: Among) => gradesOf(answersAmong(given)));
export type GradeRow = RowsOf<ReturnType<typeof listGrades>>[number];

const feedbackOf = (answers: ReturnType<typeof answerOf>) =>
  answers
    .innerJoin('answer_feedback', (join) => sameTenant(join, 'answer_feedback', 'answers', 'answer_sequence'))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answer_feedback', { member_id: 'written_by' }))
    .select((row) => [
      'answers.answer_sequence',
      'answer_feedback.text',
      'answer_feedback.written_at',
      'answer_feedback.version',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      jsonArrayFrom(
        row
          .selectFrom('feedback_files')
          .innerJoin('files', (join) => sameTenant(join, 'files', 'feedback_files', 'file_key'))
          .select(['files.file_key as key', 'files.name', 'files.byte_size as size'])
          .whereRef('feedback_files.tenant_id', '=', 'answer_feedback.tenant_id')
          .whereRef('feedback_files.answer_sequence', '=', 'answer_feedback.answer_sequence')
          .orderBy('feedback_files.position'),
      ).as('files'),
    ]);
export const findFeedback = prepare((given: Asked) => feedbackOf(answerOf(given)));
export const listFeedbackAmong = prepare((given: Among) => feedbackOf(answersAmong(given)));
export type FeedbackRow = RowsOf<ReturnType<typeof findFeedback>>[number];

/** The latest request to look at the grade again. */
export const findReview = prepare((given: Asked) =>
  answerOf(given)
    .innerJoin('grade_reviews', (join) => sameTenant(join, 'grade_reviews', 'answers', 'answer_sequence'))
    .leftJoin('members', (join) => sameTenant(join, 'members', 'grade_reviews', { member_id: 'answered_by' }))
    .select([
      'grade_reviews.review_sequence',
      'grade_reviews.reason',
      'grade_reviews.asked_at',
      'grade_reviews.asked_grade',
      'grade_reviews.reply',
      'grade_reviews.answered_at',
      'grade_reviews.answered_grade',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .orderBy('grade_reviews.review_sequence', 'desc')
    .limit(1),
);
export type ReviewRow = RowsOf<ReturnType<typeof findReview>>[number];
