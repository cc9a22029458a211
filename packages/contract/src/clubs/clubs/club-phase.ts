import { CLUB_STATUS, isBeingWritten } from './club-status.ts';

/** What the dashboard is about, by the club's life. */
export type ClubPhase = 'written' | 'waiting' | 'recruiting' | 'running' | 'finishing' | 'cancelled';

/** A club that ends within so many days is finishing. */
const FINISHING_MS = 7 * 24 * 60 * 60_000;
const BEFORE_IT_OPENS: readonly string[] = [CLUB_STATUS.waitingForApproval, CLUB_STATUS.approved];

/** What its phase follows from. */
export interface ClubInTime {
  readonly clubStatus: string;
  readonly endAt: string | null;
}

/** Where a club is in its life at an instant (milliseconds). A finished club stays in its last phase: what was left undone can still be done. */
export function clubPhase({ clubStatus, endAt }: ClubInTime, now: number): ClubPhase {
  if (isBeingWritten(clubStatus)) return 'written';
  if (BEFORE_IT_OPENS.includes(clubStatus)) return 'waiting';
  if (clubStatus === CLUB_STATUS.cancelled) return 'cancelled';
  if (clubStatus === CLUB_STATUS.finished) return 'finishing';
  if (clubStatus !== CLUB_STATUS.running) return 'recruiting';
  return endAt !== null && Date.parse(endAt) - now < FINISHING_MS ? 'finishing' : 'running';
}
