import { CLUB_CARDS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { listFavoriteClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { useClubsPlace } from './clubs-place.ts';
import { ClubCards } from './ClubCards.tsx';
import { NoOwnClubs } from './NoOwnClubs.tsx';
import { ownClubsText as text } from './own-clubs.text.ts';

/** The member's favourites, the newest first. */
export function FavoriteClubs({ page }: { readonly page: number }) {
  const { ofKind } = useClubsPlace();
  const clubs = useQuery(listFavoriteClubs({ query: { ...ofKind, page, size: CLUB_CARDS_A_PAGE } }));
  const isPastEnd = (clubs.data?.totalElements ?? 0) > 0;
  return (
    <ClubCards
      label={text.favorites}
      clubs={clubs}
      page={page}
      empty={<NoOwnClubs view="FAVORITE" isFiltered={false} isPastEnd={isPastEnd} />}
    />
  );
}
