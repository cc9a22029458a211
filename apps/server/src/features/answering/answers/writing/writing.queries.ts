import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { build } from '../../../../kernel/database/build.ts';
import { prepare, prepareShapes } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

/**
 * Makes the member's answer row where there is none; whoever may not write is refused after, which undoes it. The account is
 * held: one that is merged or erased at this moment makes none.
 */
export const ensureAnswer = prepare(({ tenantId, club, quiz, memberId, now }: Asked & { now: Date }) =>
  build
    .insertInto('answers')
    .columns(['tenant_id', 'club_sequence', 'quiz_sequence', 'member_id', 'answer_status', 'created_at', 'updated_at'])
    .expression((row) =>
      row
        .selectFrom('club_quizzes')
        .innerJoin('club_members', (join) => sameTenant(join, 'club_members', 'club_quizzes', 'club_sequence'))
        .innerJoin('members', (join) =>
          sameTenant(join, 'members', 'club_members', 'member_id').on('members.status', '=', 'ACTIVE'),
        )
        .select([
          'club_quizzes.tenant_id',
          'club_quizzes.club_sequence',
          'club_quizzes.quiz_sequence',
          'club_members.member_id',
          sql.lit(ANSWER_STATUS.preDraft).as('answer_status'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('club_quizzes.tenant_id', '=', tenantId)
        .where('club_quizzes.club_sequence', '=', club)
        .where('club_quizzes.quiz_sequence', '=', quiz)
        .where('club_members.member_id', '=', memberId)
        .forKeyShare('members'),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Locks an answer row against other writers. Every writer takes it before the quiz's counters, so none waits in a ring;
 * references to the row (likes, replies) need not wait.
 */
export const lockAnswer = prepare(({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('answers')
    .select([
      'answer_sequence',
      'draft_text',
      'draft_saved_at',
      'draft_version',
      sql<string[]>`(select model_answer_keywords from quizzes where quizzes.tenant_id = answers.tenant_id
        and quizzes.quiz_sequence = answers.quiz_sequence)`.as('keywords'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate(),
);

/**
 * What belongs to the answer: attached files, those of its draft included, and whether anybody graded it (the member
 * included) or commented on it. It is a statement of its own, after the lock: one that waited for the lock itself would
 * read old rows.
 */
export const findBelongings = prepare(({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('answers')
    .select((row) => {
      const has = (table: 'answer_grades' | 'answer_feedback' | 'grade_reviews') =>
        sql<boolean>`exists (select from ${sql.table(table)} as own where own.tenant_id = answers.tenant_id
          and own.answer_sequence = answers.answer_sequence)`;
      return [
        jsonArrayFrom(
          row
            .selectFrom('answer_files')
            .select(['answer_files.step', 'answer_files.file_key'])
            .whereRef('answer_files.tenant_id', '=', 'answers.tenant_id')
            .whereRef('answer_files.answer_sequence', '=', 'answers.answer_sequence')
            .orderBy('answer_files.position'),
        ).as('attached'),
        has('answer_grades').as('is_judged'),
        sql<boolean>`(${has('answer_feedback')} or ${has('grade_reviews')})`.as('is_discussed'),
      ];
    })
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '=', memberId),
);

interface DraftText {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly text: string;
  readonly now: Date;
}

export const saveDraftText = prepare(({ tenantId, answerSequence, text, now }: DraftText) =>
  build
    .updateTable('answers')
    .set((row) => ({ draft_text: text, draft_saved_at: now, draft_version: row('draft_version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .returning('draft_version'),
);

export const attachFiles = (
  tenantId: string,
  answerSequence: number,
  step: 'DRAFT' | 'PRE' | 'FINAL' | 'REVISED',
  keys: readonly string[],
  from = 0,
) =>
  build.insertInto('answer_files').values(
    keys.map((file_key, index) => ({
      tenant_id: tenantId,
      answer_sequence: answerSequence,
      step,
      file_key,
      position: from + index,
    })),
  );

interface Detached {
  readonly tenantId: string;
  readonly answerSequence: number;
  readonly steps: readonly string[];
  /** Undefined for all of the steps. */
  readonly key?: string;
}

export const detachFiles = prepareShapes([], ({ tenantId, answerSequence, steps, key }: Detached) => {
  const query = build
    .deleteFrom('answer_files')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where(sql<boolean>`step = any(${steps})`);
  return key === undefined ? query : query.where('file_key', '=', key);
});
