import type { ClubCard } from '@dure/contract/clubs/clubs.views';

const QUIZ_CLUB = '0100';
/** Saved temporarily or rejected: its author goes on in the form. */
const IN_FORM = new Set(['0000', '0120']);

type PlacedClub = Pick<ClubCard, 'clubSequence' | 'clubType' | 'clubStatus' | 'isClubAdmin'>;

/** Where a club opens: its page for members, its dashboard for its admins; a lecture club for any type but '0100'. */
export function clubPath({ clubSequence, clubType, isClubAdmin }: PlacedClub): string {
  const kind = clubType === QUIZ_CLUB ? 'quiz' : 'lecture';
  return isClubAdmin ? `/${kind}-dashboard/${clubSequence}` : `/${kind}/${clubSequence}`;
}

/** A quiz club that is still being written by the one who looks. */
export const isInForm = ({ clubType, clubStatus, isClubAdmin }: PlacedClub): boolean =>
  isClubAdmin && clubType === QUIZ_CLUB && IN_FORM.has(clubStatus);
