import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { listRunnersOf } from '../club-runners.facts.ts';

const among = (clubSequences: readonly number[]) => sql<boolean>`club_sequence = any(${clubSequences}::bigint[])`;

export const listMembersOf = (tenantId: string, clubSequences: readonly number[]) =>
  build
    .selectFrom('club_members')
    .select(['club_sequence', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where(among(clubSequences))
    .where('membership_status', '=', 'MEMBER');

/** Everybody of the clubs: members and those who run them. */
export const listPeopleOf = (tenantId: string, clubSequences: readonly number[]) =>
  listRunnersOf(tenantId, clubSequences).union(listMembersOf(tenantId, clubSequences));
