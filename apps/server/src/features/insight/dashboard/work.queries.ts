import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../clubs/quiz-access/quiz-access.public.ts';

interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

/** What else waits in a club: the oldest answer without a grade, what was not released, and reports of members of now. */
export const findWork = prepare(({ tenantId, club }: OfClub) =>
  build.selectNoFrom((row) => [
    row
      .selectFrom('answers')
      .select('final_submitted_at')
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', club)
      // Literals, so that the index of what waits is used.
      .where(sql<boolean>`queue_rank >= 1000 and queue_rank < 2000`)
      .orderBy('final_submitted_at')
      .orderBy('answer_sequence')
      .limit(1)
      .as('oldest_waiting_at'),
    row
      .selectFrom('answers')
      .select((one) => one.fn.countAll<number>().as('held'))
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', club)
      .where(isHeld())
      .$asScalar()
      .$notNull()
      .as('held_count'),
    ...(['DRAFT', 'RELEASED'] as const).map((status) =>
      row
        .selectFrom('member_evaluations')
        .innerJoin('club_members', (join) =>
          sameTenant(join, 'club_members', 'member_evaluations', ['club_sequence', 'member_id']),
        )
        .select((one) => one.fn.countAll<number>().as('reports'))
        .where('member_evaluations.tenant_id', '=', tenantId)
        .where('member_evaluations.club_sequence', '=', club)
        .where('club_members.membership_status', '=', 'MEMBER')
        .where('evaluation_status', '=', status)
        .$asScalar()
        .$notNull()
        .as(status === 'DRAFT' ? 'report_drafts' : 'reports_released'),
    ),
  ]),
);

/** Answers that were begun and not submitted, by quiz. */
export const countUnsent = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('answers')
    .select((row) => ['quiz_sequence', row.fn.countAll<number>().as('begun')])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    // A literal, so that the index of what is not submitted is used.
    .where(sql<boolean>`answer_status = ${sql.lit(ANSWER_STATUS.preDraft)}`)
    .groupBy('quiz_sequence'),
);

/** Grades that a pace is measured by. */
const MEASURED = 60;

/** When somebody gave their latest grades one by one: in a club, or with null in all. */
export const listGradedAt = (tenantId: string, graderId: string, club: number | null) =>
  build
    .selectFrom('grading_actions')
    .select('acted_at')
    .where('tenant_id', '=', tenantId)
    .where('acted_by', '=', graderId)
    .where('kind', '=', 'GRADE')
    .$if(club !== null, (query) => query.where('club_sequence', '=', club!))
    .orderBy('action_sequence', 'desc')
    .limit(MEASURED);

/** When the named answered last in a club, and were written to last by those who run it. */
export const listLastWords = ({ tenantId, club }: OfClub, memberIds: readonly string[]) =>
  build
    .selectFrom(sql<{ member_id: string }>`unnest(${memberIds}::uuid[])`.as<'one'>(sql`one(member_id)`))
    .select((row) => [
      'one.member_id',
      row
        .selectFrom('answers')
        .select(sql<Date | null>`max(coalesce(final_submitted_at, pre_submitted_at))`.as('at'))
        .where('answers.tenant_id', '=', tenantId)
        .where('answers.club_sequence', '=', club)
        .whereRef('answers.member_id', '=', 'one.member_id')
        .as('answered_at'),
      row
        .selectFrom('club_message_recipients')
        .innerJoin('club_messages', (join) =>
          sameTenant(join, 'club_messages', 'club_message_recipients', 'message_sequence'),
        )
        .select(sql<Date | null>`max(club_messages.sent_at)`.as('at'))
        .where('club_message_recipients.tenant_id', '=', tenantId)
        .where('club_message_recipients.club_sequence', '=', club)
        .whereRef('club_message_recipients.member_id', '=', 'one.member_id')
        .as('written_to_at'),
    ]);
