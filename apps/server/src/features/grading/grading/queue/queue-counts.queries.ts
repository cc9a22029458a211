import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { searchPattern } from '../../../../kernel/database/search.ts';
import { isWaiting, type QueueWanted } from './queue-sections.queries.ts';
import { isOwn, type OwnPart } from './queue-part.queries.ts';

/** Quizzes of a club with number, week and what each state of the queue counts. */
export const listQuizCounts = prepare(({ tenantId, club }: { tenantId: string; club: number }) =>
  build
    .selectFrom('club_quizzes')
    .select([
      'quiz_sequence',
      'week',
      'deadline_at',
      sql<number>`row_number() over (order by position, quiz_sequence)`.as('no'),
      'pre_count',
      'final_count',
      'waiting_count',
      'review_count',
      'feedback_missing_count',
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club),
);
export type QuizCountsRow = RowsOf<ReturnType<typeof listQuizCounts>>[number];

const ofWeek = (tenantId: string, club: number, week: number | undefined) =>
  week === undefined
    ? sql``
    : sql`and answers.quiz_sequence in (select club_quizzes.quiz_sequence from club_quizzes
        where club_quizzes.tenant_id = ${tenantId} and club_quizzes.club_sequence = ${club}
          and club_quizzes.week = ${week})`;

/** Final answers of one part that wait for a grade. */
export const countOwn = (tenantId: string, club: number, { quiz, week }: QueueWanted, part: OwnPart) =>
  build.selectNoFrom(
    sql<number>`(select count(*)::integer from answers where answers.tenant_id = ${tenantId}
      and answers.club_sequence = ${club} and ${isWaiting}
      ${quiz === undefined ? sql`` : sql`and answers.quiz_sequence = ${quiz}`}
      ${ofWeek(tenantId, club, week)}
      ${isOwn({ tenantId, club, ...part })})`.as('mine'),
  );

/** Answers of members of that name by rank of the queue, for the counts of its filters. */
export const countNamed = (tenantId: string, club: number, { quiz, week, keyword }: QueueWanted) =>
  build
    .selectFrom(
      sql<{ queue_rank: number }>`(select answers.queue_rank from (
          select members.member_id from club_members join members on members.tenant_id = club_members.tenant_id
            and members.member_id = club_members.member_id
          where club_members.tenant_id = ${tenantId} and club_members.club_sequence = ${club}
            and lower(members.nickname) like ${searchPattern(keyword)} offset 0
        ) as named
        cross join lateral (select answers.queue_rank from answers
          where answers.tenant_id = ${tenantId} and answers.member_id = named.member_id
            and answers.club_sequence = ${club} and answers.queue_rank is not null
            ${quiz === undefined ? sql`` : sql`and answers.quiz_sequence = ${quiz}`}
            ${ofWeek(tenantId, club, week)} offset 0) as answers)`.as('found'),
    )
    .select((row) => ['found.queue_rank', row.fn.countAll<number>().as('count')])
    .groupBy('found.queue_rank');
