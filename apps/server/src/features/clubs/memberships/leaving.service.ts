import type { ClubMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { recheckOf } from '../../../kernel/live/change.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, isClubOver } from '../clubs/clubs.public.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import { countMembersIn, endMembership, findMembership, lockClubToJoin } from './memberships.queries.ts';
import { joinedView, memberView } from './memberships.view.ts';
import { findOneOfPeople } from './people.queries.ts';

/** Ends the caller's membership; again changes nothing. Their answers stay with the club. */
export function leaveClub(unit: Unit, clubSequence: number) {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const [[club], [own]] = await transaction.all(
      lockClubToJoin(tenantId, clubSequence, memberId),
      findMembership(tenantId, clubSequence, memberId),
    );
    if (!club) return refuse('notFound');
    const left = joinedView(clubSequence, club.club_status, 'LEFT');
    if (own?.membership_status === 'LEFT') return left;
    if (own?.membership_status !== 'MEMBER') refuse('conflict');
    if (isClubOver(club)) refuse('clubReadOnly');
    const entry = { tenantId, clubSequence, memberId, now };
    const ended = await transaction.change(endMembership(entry, { status: 'LEFT', by: memberId, reason: null }));
    if (ended === 1) await transaction.change(countMembersIn(tenantId, clubSequence, -1));
    transaction.announce(recheckOf(memberId));
    return left;
  });
}

/** Expels a member for good, with a reason that they are told. */
export function expelMember(unit: Unit, clubSequence: number, expelledId: string, reason: string): Promise<ClubMember> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockClubToJoin(tenantId, clubSequence, memberId));
    const club = admitClubAdmin(unit.me, row);
    const wanted = { tenantId, clubSequence, statuses: ['MEMBER', 'LEFT', 'EXPELLED'], keyword: '' };
    const find = () => transaction.first(findOneOfPeople(wanted, expelledId));
    const person = (await find()) ?? refuse('notFound');
    if (isClubOver(club)) refuse('clubReadOnly');
    if (person.membership_status !== 'MEMBER') refuse('conflict');
    const entry = { tenantId, clubSequence, memberId: expelledId, now };
    await transaction.all(
      endMembership(entry, { status: 'EXPELLED', by: memberId, reason }),
      countMembersIn(tenantId, clubSequence, -1),
    );
    const notice = {
      memberId: expelledId,
      kind: 'expelled' as const,
      clubSequence,
      actorId: memberId,
      detail: { reason },
    };
    await notify(transaction, [notice], now);
    transaction.announce(recheckOf(expelledId));
    return memberView((await find())!);
  });
}
