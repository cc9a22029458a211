import { CLUB_TRANSITIONS, type ClubEvent, type ClubStatus, CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { isClub } from '../club-conditions.queries.ts';
import { recordChange } from './club-transitions.queries.ts';

export interface Doer {
  /** Null: the system or the clock. */
  readonly memberId: string | null;
  readonly reason?: string;
  readonly now: Date;
}

/** Takes one club along one event of the table and records who, when and why; refuses what the table does not know. */
export async function changeStatus(
  transaction: Transaction,
  club: { readonly club_sequence: number; readonly club_status: string },
  event: ClubEvent,
  { memberId, reason, now }: Doer,
): Promise<ClubStatus> {
  const from = club.club_status as ClubStatus;
  const to = CLUB_TRANSITIONS[event][from] ?? refuse('conflict');
  const change = { event, from, to, memberId, reason: reason || null, now };
  const changed = await transaction.change(recordChange(transaction.tenantId, change, isClub(club.club_sequence)));
  return changed === 1 ? to : refuse('conflict');
}

/** Closes the recruitment of a club whose last place was taken. */
export async function closeIfFull(
  transaction: Transaction,
  club: {
    readonly club_sequence: number;
    readonly club_status: string;
    readonly capacity: number | null;
    readonly member_count: number;
  },
  now: Date,
): Promise<string> {
  if (club.club_status !== CLUB_STATUS.recruiting || club.capacity === null || club.member_count < club.capacity)
    return club.club_status;
  return changeStatus(transaction, club, 'CLOSE_RECRUITMENT', { memberId: null, now });
}
