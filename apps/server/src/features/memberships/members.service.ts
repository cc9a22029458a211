import type {
  decideMemberRequests,
  listClubMembers,
  listMemberRequests,
} from '@dure/contract/memberships/memberships.endpoints';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { personView } from '../accounts/person.service.ts';
import { admitClubAdmin, findClubFacts, isClubOver } from '../clubs/club-facts.service.ts';
import { closeIfFull } from '../clubs/club-transitions.service.ts';
import { countMembersIn, countPeople, decideRequests, listPeople, lockDoor } from './memberships.queries.ts';

type ListQuery = z.output<(typeof listClubMembers)['query']> & z.output<(typeof listMemberRequests)['query']>;

async function people(unit: Unit, clubSequence: number, status: 'MEMBER' | 'PENDING', query: ListQuery) {
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(unit.tenantId, clubSequence, unit.memberId),
    listPeople(unit.tenantId, clubSequence, status, query),
    countPeople(unit.tenantId, clubSequence, status, query.keyword),
  );
  admitClubAdmin(unit.me, facts);
  return { rows, totalElements: count!.total };
}

/** Members of a club, for its admins. */
export async function membersOf(unit: Unit, clubSequence: number, query: ListQuery) {
  const { rows, totalElements } = await people(unit, clubSequence, 'MEMBER', query);
  const contents = rows.map((row) => ({ ...personView(row), joinedAt: row.joined_at?.toISOString() ?? null }));
  return { contents, totalElements };
}

/** Requests that wait for a decision, for the club's admins. */
export async function requestsOf(unit: Unit, clubSequence: number, query: ListQuery) {
  const { rows, totalElements } = await people(unit, clubSequence, 'PENDING', query);
  const contents = rows.map((row) => ({
    ...personView(row),
    message: row.message,
    requestedAt: row.requested_at.toISOString(),
  }));
  return { contents, totalElements };
}

/** Accepts or rejects those requests that still wait; accepts all of them or, where the room is too small, none. */
export function decideOnRequests(
  unit: Unit,
  clubSequence: number,
  { memberUUIDs, decision, message }: z.output<(typeof decideMemberRequests)['body']>,
) {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockDoor(tenantId, clubSequence, memberId));
    const club = admitClubAdmin(unit.me, row);
    if (isClubOver(club)) refuse('clubReadOnly');
    const status = decision === 'ACCEPT' ? 'MEMBER' : 'REJECTED';
    const entry = { tenantId, clubSequence, memberId, now };
    const decided = await transaction.change(decideRequests(entry, memberUUIDs, status, message));
    if (decided === 0 || status === 'REJECTED') return { decided };
    const members = club.member_count + decided;
    if (club.capacity !== null && members > club.capacity) refuse('clubFull');
    await transaction.change(countMembersIn(tenantId, clubSequence, decided));
    await closeIfFull(transaction, { ...club, member_count: members }, now);
    return { decided };
  });
}
