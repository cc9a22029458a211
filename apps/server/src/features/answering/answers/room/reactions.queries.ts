import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { instant, uuid } from '../../../../kernel/database/records.ts';
import { type Meant, meantAnswer, type QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** Where an answer stands, for the path that names it by its sequence. */
export const findAnswerAddress = (tenantId: string, answerSequence: number) =>
  build
    .selectFrom('answers')
    .select(['club_sequence as club', 'quiz_sequence as quiz', 'alias_id'])
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);

interface Like extends Meant {
  readonly memberId: string;
  readonly now: Date;
}

/** Likes the answer that is meant, along with the question whether one may: whoever may not is refused after, which undoes it. */
export const insertLike = prepare((given: Like) =>
  build
    .insertInto('answer_likes')
    .columns(['tenant_id', 'answer_sequence', 'member_id', 'created_at'])
    .expression(
      meantAnswer(given).select([
        'tenant_id',
        'answer_sequence',
        uuid(given.memberId).as('member_id'),
        instant(given.now).as('created_at'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('answer_sequence'),
);

export const deleteLike = prepare((given: Like) =>
  build
    .deleteFrom('answer_likes')
    .where('tenant_id', '=', given.tenantId)
    .where('answer_sequence', 'in', meantAnswer(given).select('answer_sequence'))
    .where('member_id', '=', given.memberId)
    .returning('answer_sequence'),
);

type Counter = 'like_count' | 'one_pick_count';

export const findCount = (tenantId: string, answerSequence: number, counter: Counter) =>
  build
    .selectFrom('answers')
    .select(`${counter} as count`)
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);

const changeOf = (counter: Counter) =>
  prepare(({ tenantId, answerSequence, by }: { tenantId: string; answerSequence: number; by: number }) =>
    build
      .updateTable('answers')
      .set((row) => ({ [counter]: row(counter, '+', by) }))
      .where('tenant_id', '=', tenantId)
      .where('answer_sequence', '=', answerSequence)
      .returning(`${counter} as count`),
  );

/** Changes a counter by what was really inserted or deleted, and answers where it stands. */
export const changeCount = { like_count: changeOf('like_count'), one_pick_count: changeOf('one_pick_count') };

export interface Pick extends QuizAddress {
  readonly memberId: string;
  readonly answerSequence: number;
  readonly now: Date;
}

/** Gives the one-pick, or locks and answers the one given before; the primary key lets no second one in. */
export const givePick = (tenantId: string, { club, quiz, memberId, answerSequence, now }: Pick) =>
  build
    .insertInto('one_picks')
    .values({
      tenant_id: tenantId,
      club_sequence: club,
      quiz_sequence: quiz,
      member_id: memberId,
      answer_sequence: answerSequence,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence', 'quiz_sequence', 'member_id'])
        .doUpdateSet((row) => ({ answer_sequence: row.ref('one_picks.answer_sequence') })),
    )
    // A row that was there before carries the number of the transaction that locks it.
    .returning(['answer_sequence', sql<boolean>`xmax = 0`.as('is_new')]);

export const movePick = (tenantId: string, { club, quiz, memberId, answerSequence, now }: Pick) =>
  build
    .updateTable('one_picks')
    .set({ answer_sequence: answerSequence, created_at: now, reason: '' })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId);

/** Says why; no row where the answer is not the member's one-pick. */
export const explainPick = (tenantId: string, { club, quiz, memberId, answerSequence }: Pick, reason: string) =>
  build
    .updateTable('one_picks')
    .set({ reason })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId)
    .where('answer_sequence', '=', answerSequence);

export const deletePick = (tenantId: string, { club, quiz, memberId, answerSequence }: Pick) =>
  build
    .deleteFrom('one_picks')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('member_id', '=', memberId)
    .where('answer_sequence', '=', answerSequence);
