import type * as endpoints from '@dure/contract/clubs/memberships/memberships.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { admitClubPeople, findClubFacts, isClubAdmin } from '../clubs/clubs.public.ts';
import { countFellows, listFellows } from './fellows.queries.ts';

/**
 * Members of a club, for those inside. An anonymous club promises that nobody is recognised. In a small one a list of
 * names would tell who wrote, so only its admins get it.
 */
export async function listFellowMembers(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof endpoints.listFellowMembers)['query']>,
) {
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(unit.tenantId, clubSequence, unit.memberId),
    listFellows(unit.tenantId, clubSequence, query),
    countFellows(unit.tenantId, clubSequence, query.keyword),
  );
  const club = admitClubPeople(unit.me, facts);
  if (club.anonymous && !isClubAdmin(unit.me, club)) return { contents: [], totalElements: 0, isHidden: true };
  const contents = rows.map((row) => ({
    ...personView(row),
    isLeader: row.member_id === club.leader_id,
    isInstructor: row.is_instructor,
  }));
  return { contents, totalElements: count!.total, isHidden: false };
}
