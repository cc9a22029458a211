import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare, prepareShapes } from '../../../../kernel/database/prepare.ts';
import { itemsOf } from './queue-items.queries.ts';

const MAX_ALIKE = 50;

/** Answers with nearly the same text as a member's, with their texts. */
export const listSimilar = prepare(
  ({ tenantId, club, quiz, memberId }: { tenantId: string; club: number; quiz: number; memberId: string }) =>
    itemsOf(
      tenantId,
      sql`(select alike.answer_sequence, alike.queue_rank as place from answers as own
        join answers as alike on alike.tenant_id = own.tenant_id and alike.club_sequence = own.club_sequence
          and alike.similar_group = own.similar_group and alike.answer_sequence <> own.answer_sequence
        where own.tenant_id = ${tenantId} and own.club_sequence = ${club} and own.quiz_sequence = ${quiz}
          and own.member_id = ${memberId} and own.queue_rank is not null and alike.queue_rank is not null
        order by alike.queue_rank, alike.queue_at, alike.answer_sequence limit ${sql.lit(MAX_ALIKE)})`,
    ).select('answers.final_text'),
);

interface GroupsWanted {
  readonly tenantId: string;
  readonly club: number;
  readonly quiz: number | undefined;
  readonly week: number | undefined;
  readonly offset: number;
  readonly size: number;
}

/** Groups of nearly the same answers, those with an answer that needs somebody most first; all members of each. */
export const listGroups = prepareShapes([], ({ tenantId, club, quiz, week, offset, size }: GroupsWanted) =>
  build
    .selectFrom(
      sql<{ answer_sequence: number; place: number; groups: number }>`(
        select alike.answer_sequence, shown.place, shown.groups from (
          select grouped.similar_group, row_number() over (order by grouped.rank, grouped.similar_group) as place,
            count(*) over () as groups
          from (
            select members.similar_group, min(members.queue_rank) as rank
            from (
              select distinct joined.similar_group from answers as joined
              ${
                week === undefined
                  ? sql``
                  : sql`join club_quizzes on club_quizzes.tenant_id = joined.tenant_id
                      and club_quizzes.club_sequence = joined.club_sequence
                      and club_quizzes.quiz_sequence = joined.quiz_sequence and club_quizzes.week = ${week}`
              }
              where joined.tenant_id = ${tenantId} and joined.club_sequence = ${club} and joined.similar_joined
                ${quiz === undefined ? sql`` : sql`and joined.quiz_sequence = ${quiz}`}
            ) as joined
            join answers as members on members.tenant_id = ${tenantId} and members.club_sequence = ${club}
              and members.similar_group = joined.similar_group
            group by members.similar_group having count(*) > 1
          ) as grouped
          order by place offset ${offset} limit ${size}
        ) as shown
        join answers as alike on alike.tenant_id = ${tenantId} and alike.club_sequence = ${club}
          and alike.similar_group = shown.similar_group
      )`.as('group'),
    )
    .select(['group.answer_sequence', 'group.place', 'group.groups'])
    .orderBy('group.place')
    .orderBy('group.answer_sequence')
    .limit(500),
);
