import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { SEEN_CLUBS } from '@dure/contract/people/friends/members.endpoints';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { rankedPoints } from '../ranking/ranking.public.ts';
import { isOpenClub } from './open-clubs.queries.ts';

/** The open clubs of a member. */
const publicClubs = (tenantId: string, memberId: string) =>
  build
    .selectFrom('club_members')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_members', 'club_sequence'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.member_id', '=', memberId)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where(isOpenClub);

/** The ones joined last. */
export const listPublicClubs = (tenantId: string, memberId: string) =>
  publicClubs(tenantId, memberId)
    .select([
      'clubs.club_sequence',
      'clubs.club_type',
      'clubs.club_name',
      'clubs.club_status',
      sql<number>`count(*) over ()`.as('club_count'),
    ])
    .orderBy('club_members.joined_at', 'desc')
    .orderBy('clubs.club_sequence', 'desc')
    .limit(SEEN_CLUBS);

/** Final answers in those clubs, and what the ranking of the month shows. `month` is its first day. */
export const findFigures = (tenantId: string, memberId: string, month: string) =>
  build
    .selectFrom('members')
    .select([
      build
        .selectFrom('answers')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('answers.tenant_id', '=', tenantId)
        .where('answers.member_id', '=', memberId)
        .where('answers.answer_status', '=', ANSWER_STATUS.final)
        .where('answers.club_sequence', 'in', publicClubs(tenantId, memberId).select('clubs.club_sequence'))
        .as('answer_count'),
      rankedPoints(month, 'members').as('month_points'),
    ])
    .where('members.tenant_id', '=', tenantId)
    .where('members.member_id', '=', memberId);
