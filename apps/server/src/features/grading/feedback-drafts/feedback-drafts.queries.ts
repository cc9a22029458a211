import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** The answer that feedback is for, with its quiz and the instructor's grade. */
export const findAnswered = (tenantId: string, answerSequence: number) =>
  build
    .selectFrom('answers')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .leftJoin('answer_grades as grade', (join) =>
      sameTenant(join, 'grade', 'answers', 'answer_sequence').on('grade.grader', '=', 'INSTRUCTOR'),
    )
    .select([
      'answers.answer_sequence',
      'answers.final_text',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'quizzes.rubric',
      'grade.grade',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.answer_sequence', '=', answerSequence);
export type Answered = RowsOf<ReturnType<typeof findAnswered>>[number];

const EARLIER = 6;

/** What somebody wrote last to others, with whose names may stand in it. */
export const listEarlier = (tenantId: string, writerId: string, answerSequence: number) =>
  build
    .selectFrom('answer_feedback')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'answer_feedback', 'answer_sequence'))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .select(['answer_feedback.text', 'members.nickname'])
    .where('answer_feedback.tenant_id', '=', tenantId)
    .where('answer_feedback.written_by', '=', writerId)
    .where('answer_feedback.answer_sequence', '<>', answerSequence)
    .where(sql<boolean>`answer_feedback.text <> ''`)
    .orderBy('answer_feedback.written_at', 'desc')
    .limit(EARLIER);

/** One draft that somebody asked for. */
export interface OfDraft {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly memberId: string;
  readonly turn: number;
}

/** Says that a draft is wanted from now on; returns nothing where it is there, or under way, for the same ground. */
export const beginDraft = ({ tenantId, answerSequence, memberId, turn }: OfDraft, about: string, now: Date) =>
  build
    .insertInto('feedback_drafts')
    .values({
      tenant_id: tenantId,
      answer_sequence: answerSequence,
      member_id: memberId,
      turn,
      about,
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'answer_sequence', 'member_id', 'turn'])
        .doUpdateSet({ about, asked_at: now, draft: null, has_failed: false })
        .where(({ or, eb }) =>
          or([eb('feedback_drafts.about', '<>', about), eb('feedback_drafts.has_failed', '=', true)]),
        ),
    )
    .returning('asked_at');

export const findDraft = ({ tenantId, answerSequence, memberId, turn }: OfDraft) =>
  build
    .selectFrom('feedback_drafts')
    .select(['asked_at', 'draft', 'has_failed'])
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('member_id', '=', memberId)
    .where('turn', '=', turn);

const asked = ({ tenantId, answerSequence, memberId, turn }: OfDraft, askedAt: Date) =>
  build
    .updateTable('feedback_drafts')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('member_id', '=', memberId)
    .where('turn', '=', turn)
    .where('asked_at', '=', askedAt);

/** Keeps a draft, whole; nothing where another was asked for meanwhile. */
export const keepDraft = (of: OfDraft, askedAt: Date, draft: object) =>
  asked(of, askedAt).set({ draft: JSON.stringify(draft) });
export const failDraft = (of: OfDraft, askedAt: Date) =>
  asked(of, askedAt).where('draft', 'is', null).set({ has_failed: true });

/** What was asked for before an instant and is not drafted yet. */
export const listLeftDrafts = (tenantId: string, before: Date) =>
  build
    .selectFrom('feedback_drafts as draft')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'draft', 'answer_sequence'))
    .select([
      'draft.answer_sequence',
      'draft.member_id',
      'draft.turn',
      'draft.asked_at',
      'answers.club_sequence as club',
    ])
    .where('draft.tenant_id', '=', tenantId)
    .where('draft.asked_at', '<', before)
    .where('draft.draft', 'is', null)
    .where('draft.has_failed', '=', false);

export const dropOldDrafts = (tenantId: string, before: Date) =>
  build.deleteFrom('feedback_drafts').where('tenant_id', '=', tenantId).where('asked_at', '<', before);
