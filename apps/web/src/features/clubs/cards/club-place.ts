import { CLUB_TYPE } from '@dure/contract/clubs/club-type';
import { isBeingWritten } from '@dure/contract/clubs/club-status';
import type { ClubCard } from '@dure/contract/clubs/clubs.views';

type PlacedClub = Pick<ClubCard, 'clubSequence' | 'clubType' | 'clubStatus' | 'isClubAdmin'>;

/** Where a club opens: its page for members, its dashboard for its admins; a lecture club for any other type. */
export function clubPath({ clubSequence, clubType, isClubAdmin }: PlacedClub): string {
  const kind = clubType === CLUB_TYPE.quiz ? 'quiz' : 'lecture';
  return isClubAdmin ? `/${kind}-dashboard/${clubSequence}` : `/${kind}/${clubSequence}`;
}

/** A quiz club that is still being written by the one who looks. */
export const isInForm = ({ clubType, clubStatus, isClubAdmin }: PlacedClub): boolean =>
  isClubAdmin && clubType === CLUB_TYPE.quiz && isBeingWritten(clubStatus);
