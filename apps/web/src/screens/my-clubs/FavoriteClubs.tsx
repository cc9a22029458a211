import { useQuery } from '@tanstack/react-query';
import { listFavoriteClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { ClubList } from '../../features/clubs/clubs/cards/ClubList.tsx';
import { ClubRow } from '../../features/clubs/clubs/cards/ClubRow.tsx';
import { FavoriteButton } from '../../features/clubs/clubs/cards/FavoriteButton.tsx';
import { myClubsText as text } from './my-clubs.text.ts';
import { NoMyClubs } from './NoMyClubs.tsx';
import { pageLink } from './page-link.tsx';

/** Favourites, the newest first. One that was taken off stays until the list is fetched again: the heart can be put back. */
export function FavoriteClubs({ page }: { readonly page: number }) {
  const clubs = useQuery(listFavoriteClubs({ query: { page } }));
  return (
    <ClubList
      label={text.favoriteList}
      clubs={clubs}
      row={(club) => <ClubRow club={club} end={<FavoriteButton club={club} className="relative z-1 flex-none" />} />}
      empty={(isPastEnd) => <NoMyClubs view="FAVORITE" isFiltered={false} isPastEnd={isPastEnd} />}
      page={page}
      pageLink={pageLink}
    />
  );
}
