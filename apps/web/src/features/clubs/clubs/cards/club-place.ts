import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';

type PlacedClub = Pick<ClubCard, 'clubSequence' | 'clubType' | 'clubStatus' | 'isClubAdmin'>;

/** Where a club opens: its page for members, its dashboard for its admins; a lecture club for any other type. */
export function clubPath({ clubSequence, clubType, isClubAdmin }: PlacedClub): string {
  const kind = clubType === CLUB_TYPE.quiz ? 'quiz' : 'lecture';
  return isClubAdmin ? `/${kind}-dashboard/${clubSequence}` : `/${kind}/${clubSequence}`;
}

/** The form in which the one who looks is still writing the club; undefined where it is not being written. */
export function formPath({ clubType, clubStatus, isClubAdmin }: PlacedClub) {
  if (!isClubAdmin || !isBeingWritten(clubStatus)) return undefined;
  return clubType === CLUB_TYPE.quiz ? '/quiz/create' : '/my-lecture-clubs/create';
}
