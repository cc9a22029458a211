import { sql } from 'kysely';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Answers } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { inTenant } from '../../../../kernel/database/tenant-join.ts';
import { isHeld, type QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

export const findHolding = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('clubs')
    .select(['club_name', 'hold_grades'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club),
);

/** Quizzes of a club in which something waits for a release. */
export const listHeldQuizzes = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom((row) =>
      row
        .selectFrom('answers')
        .select((answer) => ['quiz_sequence', answer.fn.countAll<number>().as('held_count')])
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club)
        .where(isHeld())
        .groupBy('quiz_sequence')
        .as('held'),
    )
    .innerJoin(
      sql<{ quiz_sequence: number; no: number; deadline_at: Date | null; waiting_count: number }>`(
        select quiz_sequence, row_number() over (order by position, quiz_sequence) as no, deadline_at, waiting_count
        from club_quizzes where tenant_id = ${tenantId} and club_sequence = ${club})`.as('placed'),
      'placed.quiz_sequence',
      'held.quiz_sequence',
    )
    .innerJoin('quizzes', (join) =>
      inTenant(join, 'quizzes', tenantId).onRef('quizzes.quiz_sequence', '=', 'held.quiz_sequence'),
    )
    .select([
      'held.quiz_sequence',
      'held.held_count',
      'placed.no',
      'placed.deadline_at',
      'placed.waiting_count',
      'quizzes.question',
    ])
    .orderBy('placed.no'),
);

export const setHolding = ({ tenantId, club }: OfClub, holds: boolean) =>
  build
    .updateTable('clubs')
    // The club's form says it as well: whoever has it open learns of it by the version.
    .set((row) => ({ hold_grades: holds, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);

/** Locks what waits in some quizzes, in the order in which every writer of many answers does; of two the second finds none. */
export const lockHeld = ({ tenantId, club }: OfClub, quizzes: readonly number[]) =>
  build
    .selectFrom('answers')
    .select(['answer_sequence', 'quiz_sequence', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where(sql<boolean>`quiz_sequence = any(${quizzes}::bigint[])`)
    .where(isHeld())
    .orderBy('answer_sequence')
    .forNoKeyUpdate();

/** The counters that a release moves, locked before it does: quizzes, then members. */
export const lockQuizzes = ({ tenantId, club }: OfClub, quizzes: readonly number[]) =>
  build
    .selectFrom('club_quizzes')
    .select('quiz_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where(sql<boolean>`quiz_sequence = any(${quizzes}::bigint[])`)
    .orderBy('quiz_sequence')
    .forNoKeyUpdate();
export const lockMembers = ({ tenantId, club }: OfClub, members: readonly string[]) =>
  build
    .selectFrom('club_members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where(sql<boolean>`member_id = any(${members}::uuid[])`)
    .orderBy('member_id')
    .forNoKeyUpdate();

export const release = (tenantId: string, sequences: readonly number[]) =>
  build
    .updateTable('answers')
    .set({ grades_held: false })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`);

/** Of some answers of a club those of which nothing is told yet. */
export const listHeldAmong = (tenantId: string, authors: readonly (QuizAddress & { readonly memberId: string })[]) =>
  build
    .selectFrom('answers')
    .innerJoin(
      sql<{ club: number; quiz: number; member_id: string }>`unnest(${authors.map(({ club }) => club)}::bigint[],
        ${authors.map(({ quiz }) => quiz)}::bigint[], ${authors.map(({ memberId }) => memberId)}::uuid[])`.as<'named'>(
        sql`named(club, quiz, member_id)`,
      ),
      (join) =>
        join
          .onRef('named.club', '=', 'answers.club_sequence')
          .onRef('named.quiz', '=', 'answers.quiz_sequence')
          .onRef('named.member_id', '=', 'answers.member_id'),
    )
    .select(['answers.quiz_sequence', 'answers.member_id'])
    .where('answers.tenant_id', '=', tenantId)
    .where(isHeld());

/** An answer that was released, with its quiz's number. */
export interface Released extends RowPart<Answers, 'quiz_sequence' | 'member_id'> {
  readonly no: number;
}
