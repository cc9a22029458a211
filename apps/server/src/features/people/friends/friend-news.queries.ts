import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { MAX_FRIEND_NEWS } from '@dure/contract/people/friends/friend-news.endpoints';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isOpenClub } from './open-clubs.queries.ts';

interface Asking {
  readonly tenantId: string;
  readonly memberId: string;
  readonly since: Date;
}

/** Friends who show what they do, in each club of theirs that shows its members to everybody. */
const friendsInClubs = ({ tenantId, memberId }: Asking) =>
  build
    .selectFrom('member_ties')
    .innerJoin('members', (join) =>
      sameTenant(join, 'members', 'member_ties', { member_id: 'other_id' })
        .on('members.status', '=', 'ACTIVE')
        .on('members.shows_activity', '=', true),
    )
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'members', 'member_id').on('club_members.membership_status', '=', 'MEMBER'),
    )
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_members', 'club_sequence'))
    .where('member_ties.tenant_id', '=', tenantId)
    .where('member_ties.member_id', '=', memberId)
    .where('member_ties.tie', '=', 'FRIEND')
    .where(isOpenClub);

const WHO_AND_WHERE = [
  'members.member_id',
  'members.nickname',
  'members.profile_image_key',
  'clubs.club_sequence',
  'clubs.club_type',
  'clubs.club_name',
] as const;

const joined = (asking: Asking) =>
  friendsInClubs(asking)
    .where('club_members.joined_at', '>', asking.since)
    .select(WHO_AND_WHERE)
    .select([
      sql<'JOINED' | 'ANSWERED' | 'ONE_PICKED'>`'JOINED'`.as('kind'),
      sql<number | null>`null::integer`.as('no'),
      sql<number>`1::bigint`.as('count'),
      sql<Date>`club_members.joined_at`.as('at'),
    ]);

const answers = (asking: Asking) =>
  friendsInClubs(asking)
    .innerJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_members', ['member_id', 'club_sequence']).on(
        'answers.answer_status',
        '=',
        ANSWER_STATUS.final,
      ),
    )
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']).on(
        'club_quizzes.published',
        '=',
        true,
      ),
    )
    .select(WHO_AND_WHERE)
    .groupBy(WHO_AND_WHERE);

/** One piece of news for what somebody answered in a club. */
const answered = (asking: Asking) =>
  answers(asking)
    .where('answers.final_submitted_at', '>', asking.since)
    .select([
      sql<'JOINED' | 'ANSWERED' | 'ONE_PICKED'>`'ANSWERED'`.as('kind'),
      sql<number | null>`(array_agg(club_quizzes.position order by answers.final_submitted_at desc))[1]`.as('no'),
      sql<number>`count(*)`.as('count'),
      sql<Date>`max(answers.final_submitted_at)`.as('at'),
    ]);

/** One for each answer that was picked. */
const picked = (asking: Asking) =>
  answers(asking)
    .innerJoin('one_picks', (join) =>
      sameTenant(join, 'one_picks', 'answers', 'answer_sequence').on('one_picks.created_at', '>', asking.since),
    )
    .where('answers.one_pick_count', '>', 0)
    .groupBy(['answers.answer_sequence', 'club_quizzes.position'])
    .select([
      sql<'JOINED' | 'ANSWERED' | 'ONE_PICKED'>`'ONE_PICKED'`.as('kind'),
      sql<number | null>`club_quizzes.position`.as('no'),
      sql<number>`max(answers.one_pick_count)::bigint`.as('count'),
      sql<Date>`max(one_picks.created_at)`.as('at'),
    ]);

export const listNews = (asking: Asking) =>
  build
    .selectFrom(joined(asking).unionAll(answered(asking)).unionAll(picked(asking)).as('news'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('member_id')
    .orderBy('kind')
    .orderBy('no')
    .limit(MAX_FRIEND_NEWS);
export type NewsRow = RowsOf<ReturnType<typeof listNews>>[number];
