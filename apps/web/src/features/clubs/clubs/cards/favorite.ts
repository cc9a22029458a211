import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { Page } from '@dure/contract/http/paging';
import type { QueryClient } from '@tanstack/react-query';
import { clubLists } from '../../../../api/clubs/clubs/club-state.ts';
import { addFavorite, removeFavorite } from '../../../../api/clubs/clubs/clubs.writes.ts';

/** Gives or ends a favourite; answers what the server made of it. */
export async function sendFavorite(client: QueryClient, club: number, on: boolean) {
  const { isFavorite } = await (on ? addFavorite : removeFavorite)(client, { params: { club } });
  return { on: isFavorite };
}

/** Writes a settled favourite into every list that shows the club. */
export function rememberFavorite(client: QueryClient, clubSequence: number, isFavorite: boolean): void {
  for (const queryKey of clubLists()) {
    client.setQueriesData<Page<ClubCard>>(
      { queryKey },
      (page) =>
        page && {
          ...page,
          contents: page.contents.map((club) => (club.clubSequence === clubSequence ? { ...club, isFavorite } : club)),
        },
    );
  }
}
