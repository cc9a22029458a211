import type { MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import type { RowsOf, Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  clubImageView,
  closeIfFull,
  isClubAdmin,
  mayLookAt,
  refusalToJoin,
  runsClub,
  notifyRunners,
} from '../clubs/clubs.public.ts';
import {
  cancelRequest,
  countMembersIn,
  enterClub,
  findClubToJoin,
  findClubToJoinByCode,
  findMembership,
  lockClubToJoin,
} from './memberships.queries.ts';
import { joinedView } from './memberships.view.ts';
import { normalCode, withCodeLimit } from './participation-code.service.ts';

type ClubToJoin = RowsOf<ReturnType<typeof findClubToJoin>>[number];

const at = (unit: Unit, clubSequence: number) => [unit.tenantId, clubSequence, unit.memberId] as const;

/** The club that a code opens, before joining it. */
export async function findClubByCode(unit: Unit, typed: string) {
  await unit.settle();
  const club = await withCodeLimit(unit, () =>
    unit.first(findClubToJoinByCode(unit.tenantId, normalCode(typed), unit.memberId)),
  );
  const membership = await unit.first(findMembership(...at(unit, club.club_sequence)));
  return {
    ...joinedView(club.club_sequence, club.club_status, membership?.membership_status ?? null),
    clubName: club.club_name,
    ...clubImageView(club),
  };
}

/** Takes the caller in as a member or as one who asks, with the club held so that its capacity is never exceeded. */
async function enter(
  transaction: Transaction,
  unit: Unit,
  club: ClubToJoin,
  own: string | null,
  message: string | null,
) {
  const by = message === null ? 'CODE' : 'REQUEST';
  const asks = by === 'REQUEST' || club.join_approval;
  if (own === 'MEMBER' || (own === 'PENDING' && asks)) return joinedView(club.club_sequence, club.club_status, own);
  if (own === 'EXPELLED') refuse('expelledFromClub');
  if (runsClub(unit.me, club)) refuse('runsClub');
  const refusal = refusalToJoin(club, by, unit.now);
  if (refusal) refuse(refusal);
  const { tenantId, memberId, now } = unit;
  const entry = { tenantId, clubSequence: club.club_sequence, memberId, now };
  if (asks) {
    await transaction.change(enterClub(entry, 'PENDING', message ?? ''));
    await notifyRunners(transaction, club.club_sequence, 'joinRequest', { actorId: memberId, now });
    return joinedView(club.club_sequence, club.club_status, 'PENDING');
  }
  await transaction.all(enterClub(entry, 'MEMBER'), countMembersIn(tenantId, club.club_sequence, 1));
  const status = await closeIfFull(transaction, { ...club, member_count: club.member_count + 1 }, now);
  return joinedView(club.club_sequence, status, 'MEMBER');
}

async function locked(transaction: Transaction, unit: Unit, clubSequence: number) {
  const [[club], [own]] = await transaction.all(
    lockClubToJoin(...at(unit, clubSequence)),
    findMembership(...at(unit, clubSequence)),
  );
  return { club: club ?? refuse('notFound'), own: own?.membership_status ?? null };
}

/** Joins with the participation code. Who is a member already stays one, whatever the code is by now. */
export async function joinClub(unit: Unit, clubSequence: number, typed: string) {
  const [[club], [own]] = await unit.read(
    findClubToJoin(...at(unit, clubSequence)),
    findMembership(...at(unit, clubSequence)),
  );
  if (!club) return refuse('notFound');
  if (own?.membership_status === 'MEMBER') return joinedView(clubSequence, club.club_status, 'MEMBER');
  await withCodeLimit(unit, async () => (club.participation_code === normalCode(typed) ? club : undefined));
  return unit.write(async (transaction) => {
    const { club, own } = await locked(transaction, unit, clubSequence);
    return enter(transaction, unit, club, own, null);
  });
}

/** Asks to be let into a public club; again changes nothing. */
export function requestMembership(unit: Unit, clubSequence: number, message: string) {
  return unit.write(async (transaction) => {
    const { club, own } = await locked(transaction, unit, clubSequence);
    const mayAsk = mayLookAt(club, isClubAdmin(unit.me, club), own as MembershipStatus | null);
    return mayAsk ? enter(transaction, unit, club, own, message) : refuse('forbidden');
  });
}

/** Takes the caller's waiting request back. */
export function cancelJoinRequest(unit: Unit, clubSequence: number) {
  return unit.write(async (transaction) => {
    const { club } = await locked(transaction, unit, clubSequence);
    const cancelled = await transaction.change(cancelRequest(...at(unit, clubSequence)));
    return cancelled === 1 ? joinedView(clubSequence, club.club_status, 'CANCELLED') : refuse('conflict');
  });
}
