import type * as endpoints from '@dure/contract/clubs/memberships/memberships.endpoints';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, closeIfFull, findClubFacts, isClubOver } from '../clubs/clubs.public.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import { countMembersIn, decideRequests, lockClubToJoin } from './memberships.queries.ts';
import { membershipsText } from './memberships.text.ts';
import { memberView, requestView } from './memberships.view.ts';
import { countPeople, listPeople, type Order } from './people.queries.ts';

const MEMBERS = ['MEMBER', 'LEFT', 'EXPELLED'];
const REQUESTS = ['PENDING', 'REJECTED', 'CANCELLED'];

interface ListQuery extends Order {
  readonly keyword: string;
  readonly status: string;
  readonly page: number;
  readonly size: number;
}

async function people(unit: Unit, clubSequence: number, all: readonly string[], query: ListQuery) {
  const { tenantId } = unit;
  const statuses = query.status === 'ALL' ? all : [query.status];
  const wanted = { tenantId, clubSequence, statuses, keyword: query.keyword };
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(tenantId, clubSequence, unit.memberId),
    listPeople(wanted, query, query),
    countPeople(wanted),
  );
  admitClubAdmin(unit.me, facts);
  return { rows, totalElements: count!.total };
}

/** Members of a club, present or former, for its admins. */
export async function listClubMembers(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof endpoints.listClubMembers)['query']>,
) {
  const { rows, totalElements } = await people(unit, clubSequence, MEMBERS, query);
  return { contents: rows.map(memberView), totalElements };
}

/** Requests to join, waiting or decided, for the club's admins. */
export async function listMemberRequests(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof endpoints.listMemberRequests)['query']>,
) {
  const { rows, totalElements } = await people(unit, clubSequence, REQUESTS, query);
  return { contents: rows.map(requestView), totalElements };
}

/** Accepts or rejects those requests that still wait; accepts all of them or, where the room is too small, none. */
export function decideMemberRequests(
  unit: Unit,
  clubSequence: number,
  { memberUUIDs, decision, message }: z.output<(typeof endpoints.decideMemberRequests)['body']>,
) {
  const { tenantId, memberId, now } = unit;
  const isAccepted = decision === 'ACCEPT';
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockClubToJoin(tenantId, clubSequence, memberId));
    const club = admitClubAdmin(unit.me, row);
    if (isClubOver(club)) refuse('clubReadOnly');
    const entry = { tenantId, clubSequence, memberId, now };
    const decided = await transaction.rows(
      decideRequests(entry, memberUUIDs, isAccepted ? 'MEMBER' : 'REJECTED', message),
    );
    const notifications = decided.map(({ member_id }) => ({
      memberId: member_id,
      kind: isAccepted ? ('joinAccepted' as const) : ('joinRejected' as const),
      clubSequence,
      actorId: memberId,
      ...(message !== '' && { detail: { message } }),
    }));
    await notify(transaction, notifications, now);
    if (decided.length === 0 || !isAccepted) return { decided: decided.length };
    const members = club.member_count + decided.length;
    if (club.capacity !== null && members > club.capacity) {
      const message = membershipsText.placesLeft(club.capacity - club.member_count, decided.length);
      refuse('clubFull', { fields: [{ path: 'memberUUIDs', message }] });
    }
    await transaction.change(countMembersIn(tenantId, clubSequence, decided.length));
    await closeIfFull(transaction, { ...club, member_count: members }, now);
    return { decided: decided.length };
  });
}
