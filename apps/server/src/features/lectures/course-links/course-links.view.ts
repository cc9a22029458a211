import type { MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { type ClubFacts, isClubAdmin, isClubMember, mayLookAt } from '../../clubs/clubs/clubs.public.ts';

type NamedClub = RowPart<Clubs, 'club_sequence' | 'club_type' | 'club_name'>;

export const linkedClubView = (row: NamedClub) => ({
  clubSequence: row.club_sequence,
  clubType: row.club_type,
  clubName: row.club_name,
});

/**
 * The other club of a pair as somebody of this one sees it. Null where they may not see it: then they learn nothing of
 * it.
 */
export function otherClubView(me: Session, club: ClubFacts & NamedClub & { readonly is_public: boolean }) {
  const isAdmin = isClubAdmin(me, club);
  if (!mayLookAt(club, isAdmin, club.membership_status as MembershipStatus | null)) return null;
  return {
    clubSequence: club.club_sequence,
    clubName: club.club_name,
    clubStatus: club.club_status,
    can: { enter: isAdmin || isClubMember(club) },
  };
}
