import type { MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import { CLUB_STATUS, isUnopened, wasOpened, type ClubEvent } from '@dure/contract/clubs/clubs/club-status';
import type { ErrorName } from '@dure/contract/errors';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import { isManager, type Session } from '../../../kernel/session/session.ts';

/** What joining and reopening rest on. */
export type RoomFacts = RowPart<
  Clubs,
  'club_status' | 'capacity' | 'member_count' | 'late_joining' | 'start_at' | 'recruit_end_at'
>;

/** `ever_joined` may miss who joined while the club's row was waited for; the count in that row does not. */
export const mayDelete = (club: { club_status: string; ever_joined: boolean; member_count: number }): boolean =>
  isUnopened(club.club_status) || (club.member_count === 0 && !club.ever_joined);

/** A club submits its creator; a manager may do all in the tenant. */
export const maySubmit = (me: Session, club: { creator_id: string }): boolean =>
  isManager(me) || club.creator_id === me.memberId;

/** Who may look at a club: everybody at a public one that was approved; else its admins and who has to do with it. */
export const mayLookAt = (
  club: { club_status: string; is_public: boolean },
  isAdmin: boolean,
  membership: MembershipStatus | null,
): boolean => isAdmin || (wasOpened(club.club_status) && (club.is_public || membership !== null));

export const isFull = ({ capacity, member_count }: Pick<RoomFacts, 'capacity' | 'member_count'>): boolean =>
  capacity !== null && member_count >= capacity;

const RECRUITMENT = new Set<string>([CLUB_STATUS.recruiting, CLUB_STATUS.recruitmentClosed]);

/**
 * Why nobody can join now; undefined where there is room. A request without a code has no way into a running club. Recruitment
 * ends at its instant, also where the clock has not come by to say so.
 */
export function refusalToJoin(club: RoomFacts, by: 'CODE' | 'REQUEST', now: Date): ErrorName | undefined {
  const { recruit_end_at } = club;
  const isRecruiting = club.club_status === CLUB_STATUS.recruiting && (recruit_end_at === null || recruit_end_at > now);
  const isOpen = isRecruiting || (by === 'CODE' && club.club_status === CLUB_STATUS.running && club.late_joining);
  if (isFull(club) && (isOpen || RECRUITMENT.has(club.club_status))) return 'clubFull';
  return isOpen ? undefined : 'clubNotJoinable';
}

/** Why an event may not be started by hand now, although the table knows it; undefined where it may. */
export function refusalOfEvent(event: ClubEvent, club: RoomFacts, now: Date): ErrorName | undefined {
  switch (event) {
    case 'OPEN_RECRUITMENT':
    case 'REOPEN_RECRUITMENT': {
      if (isFull(club)) return 'clubFull';
      const end = club.recruit_end_at ?? club.start_at;
      return end !== null && end <= now ? 'conflict' : undefined;
    }
    case 'START':
      // Recruiting clubs start by the clock on their day; only a postponed one is taken up by hand.
      return club.club_status === CLUB_STATUS.postponed ? undefined : 'conflict';
    default:
      return undefined;
  }
}
