import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { FeedbackRecord, GradeRecord, Version } from './grade-record.ts';
import type { QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';

/** Locks a submitted answer against its author's revision and against other graders, with what was graded so far. */
export const lockSubmitted = (tenantId: string, { club, quiz }: QuizAddress, memberId: string) =>
  build
    .selectFrom('answers')
    .select(['answer_sequence', 'member_id', 'answer_status'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId)
    .where('answer_status', '!=', ANSWER_STATUS.preDraft)
    .forNoKeyUpdate();

/** The same for many answers of a club, always in one order. */
export const lockMany = (tenantId: string, club: number, sequences: readonly number[]) =>
  build
    .selectFrom('answers')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .select([
      'answers.answer_sequence',
      'answers.quiz_sequence',
      'answers.member_id',
      'answers.answer_status',
      'members.nickname',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.answer_status', '!=', ANSWER_STATUS.preDraft)
    .where(sql<boolean>`answers.answer_sequence = any(${sequences}::bigint[])`)
    .orderBy('answers.answer_sequence')
    .forNoKeyUpdate('answers');

interface Wanted {
  readonly tenantId: string;
  readonly sequences: readonly number[];
}

/** Grades that people gave to some answers; the part of a grade is its grader but for the instructor's. */
export const listGradeRecords = prepare(({ tenantId, sequences }: Wanted) =>
  build
    .selectFrom('answer_grades')
    .select(['answer_sequence', 'grader', 'grade', 'note', 'criteria', 'graded_by', 'graded_at', 'version'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`),
);
export type GradeRecordRow = RowsOf<ReturnType<typeof listGradeRecords>>[number];

export const listFeedbackRecords = prepare(({ tenantId, sequences }: Wanted) =>
  build
    .selectFrom('answer_feedback')
    .select(['answer_sequence', 'text', 'written_by', 'written_at', 'version'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`),
);
export type FeedbackRecordRow = RowsOf<ReturnType<typeof listFeedbackRecords>>[number];

/** The newest version that was ever given of each part: what was taken back does not give its number away again. */
export const listLastVersions = prepare(({ tenantId, sequences }: Wanted) =>
  build
    .selectFrom('grading_changes')
    .select((row) => ['answer_sequence', 'part', row.fn.max('new_version').as('version')])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`)
    .groupBy(['answer_sequence', 'part']),
);

export const saveGrades = (tenantId: string, grades: readonly (GradeRecord & Version & { grader: string })[]) =>
  build
    .insertInto('answer_grades')
    .values(
      grades.map(({ answerSequence, grader, version, grade, note, criteria, gradedBy, gradedAt }) => ({
        tenant_id: tenantId,
        answer_sequence: answerSequence,
        grader,
        grade,
        note,
        criteria: JSON.stringify(criteria),
        graded_by: gradedBy,
        graded_at: gradedAt,
        version,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'answer_sequence', 'grader']).doUpdateSet((row) => ({
        grade: row.ref('excluded.grade'),
        note: row.ref('excluded.note'),
        criteria: row.ref('excluded.criteria'),
        graded_by: row.ref('excluded.graded_by'),
        graded_at: row.ref('excluded.graded_at'),
        version: row.ref('excluded.version'),
      })),
    );

export const removeGrades = (tenantId: string, sequences: readonly number[]) =>
  build
    .deleteFrom('answer_grades')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`)
    .where('grader', '=', 'INSTRUCTOR');

export const saveFeedbacks = (tenantId: string, feedback: readonly (FeedbackRecord & Version)[]) =>
  build
    .insertInto('answer_feedback')
    .values(
      feedback.map(({ answerSequence, version, text, writtenBy, writtenAt }) => ({
        tenant_id: tenantId,
        answer_sequence: answerSequence,
        text,
        written_by: writtenBy,
        written_at: writtenAt,
        version,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'answer_sequence']).doUpdateSet((row) => ({
        text: row.ref('excluded.text'),
        written_by: row.ref('excluded.written_by'),
        written_at: row.ref('excluded.written_at'),
        version: row.ref('excluded.version'),
      })),
    );

export const removeFeedbacks = (tenantId: string, sequences: readonly number[]) =>
  build
    .deleteFrom('answer_feedback')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`);

export const detachFeedbackFiles = (tenantId: string, answerSequence: number) =>
  build.deleteFrom('feedback_files').where('tenant_id', '=', tenantId).where('answer_sequence', '=', answerSequence);

export const attachFeedbackFiles = (tenantId: string, answerSequence: number, keys: readonly string[]) =>
  build.insertInto('feedback_files').values(
    keys.map((file_key, position) => ({
      tenant_id: tenantId,
      answer_sequence: answerSequence,
      file_key,
      position,
    })),
  );
