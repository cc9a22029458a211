import { takesMembers } from '@dure/contract/clubs/clubs/club-status';
import type { RowsOf, Transaction } from '../../../kernel/database/database.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import { closeIfFull } from '../clubs/clubs.public.ts';
import { countMembersIn, type findClubToJoin, lockClubToJoin, takeIn } from './memberships.queries.ts';
import { findSought, type Sought } from './seats.queries.ts';

type ClubToJoin = RowsOf<ReturnType<typeof findClubToJoin>>[number];

/** Who takes people in, and when. */
export interface Usher {
  readonly memberId: string;
  readonly now: Date;
}

/** Makes people members of a club that is held; whoever is one, or was expelled, stays so. Answers how many it took in. */
export async function takeInto(
  transaction: Transaction,
  club: ClubToJoin,
  memberIds: readonly string[],
  { memberId, now }: Usher,
): Promise<number> {
  const { tenantId } = transaction;
  const clubSequence = club.club_sequence;
  const added = await transaction.rows(takeIn({ tenantId, clubSequence, memberId, now }, memberIds));
  if (added.length === 0) return 0;
  await transaction.change(countMembersIn(tenantId, clubSequence, added.length));
  await closeIfFull(transaction, { ...club, member_count: club.member_count + added.length }, now);
  const told = added.map(({ member_id }) => ({
    memberId: member_id,
    kind: 'joinAccepted' as const,
    clubSequence,
    actorId: memberId,
  }));
  await notify(transaction, told, now);
  return added.length;
}

/**
 * Takes those who have an account into the clubs, held in one order. Whoever runs a club or was expelled is
 * left out, and a club that is full or over takes nobody. Answers whom each of those clubs took in that took somebody.
 */
export async function seatPeople(
  transaction: Transaction,
  clubSequences: readonly number[],
  sought: Sought,
  usher: Usher,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { tenantId } = transaction;
  const seated = new Map<number, readonly string[]>();
  for (const clubSequence of clubSequences.toSorted((one, other) => one - other)) {
    const club = await transaction.first(lockClubToJoin(tenantId, clubSequence, usher.memberId));
    if (!club || !takesMembers(club.club_status)) continue;
    const people = await transaction.rows(findSought(tenantId, clubSequence, sought));
    const room = club.capacity === null ? Infinity : Math.max(0, club.capacity - club.member_count);
    const due = people
      .filter(({ membership_status: status, runs_club }) => !runs_club && status !== 'MEMBER' && status !== 'EXPELLED')
      .slice(0, room)
      .map(({ member_id }) => member_id);
    if (due.length === 0) continue;
    await takeInto(transaction, club, due, usher);
    seated.set(clubSequence, due);
  }
  return seated;
}
