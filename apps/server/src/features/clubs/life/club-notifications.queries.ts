import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

const among = (clubSequences: readonly number[]) => sql<boolean>`club_sequence = any(${clubSequences}::bigint[])`;

export const listMembersOf = (tenantId: string, clubSequences: readonly number[]) =>
  build
    .selectFrom('club_members')
    .select(['club_sequence', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where(among(clubSequences))
    .where('membership_status', '=', 'MEMBER');

/** Creator, leader and instructors of the clubs, each of them once. */
export const listRunnersOf = (tenantId: string, clubSequences: readonly number[]) => {
  const clubs = build.selectFrom('clubs').where('tenant_id', '=', tenantId).where(among(clubSequences));
  return clubs
    .select(['club_sequence', 'creator_id as member_id'])
    .union(clubs.select(['club_sequence', 'leader_id as member_id']))
    .union(
      build
        .selectFrom('club_instructors')
        .select(['club_sequence', 'member_id'])
        .where('tenant_id', '=', tenantId)
        .where(among(clubSequences)),
    );
};

/** Everybody of the clubs: members and those who run them. */
export const listPeopleOf = (tenantId: string, clubSequences: readonly number[]) =>
  listRunnersOf(tenantId, clubSequences).union(listMembersOf(tenantId, clubSequences));
