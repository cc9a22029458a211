import { CLUB_CARDS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { OwnClubFilters } from '../../features/clubs/clubs/cards/OwnClubFilters.tsx';
import { OPENED_STATUS, statusAmong } from '../../features/clubs/clubs/cards/own-statuses.ts';
import { useClubsPlace } from './clubs-place.ts';
import { ClubCards } from './ClubCards.tsx';
import { NoOwnClubs } from './NoOwnClubs.tsx';
import { ownClubsText as text } from './own-clubs.text.ts';
import type { ChangeSearch, QuizClubsSearch } from './quiz-clubs-search.ts';

export interface MyClubsProps {
  readonly search: QuizClubsSearch;
  readonly onChange: ChangeSearch;
}

/** The clubs that the member joined or runs, with their own progress. */
export function MyClubs({ search, onChange }: MyClubsProps) {
  const { page = 1, keyword = '' } = search;
  const { ofKind } = useClubsPlace();
  const status = statusAmong(OPENED_STATUS, search.status);
  const clubs = useQuery(
    listMyClubs({
      query: { ...ofKind, page, size: CLUB_CARDS_A_PAGE, clubViewFilter: 'ALL', clubStatus: status, keyword },
    }),
  );
  return (
    <>
      <OwnClubFilters
        keyword={keyword}
        status={status}
        statuses={OPENED_STATUS}
        total={clubs.data?.totalElements}
        className="mt-5"
        onChange={onChange}
      />
      <ClubCards
        label={text.mine}
        clubs={clubs}
        page={page}
        empty={
          <NoOwnClubs
            view="MINE"
            isFiltered={status !== undefined || keyword !== ''}
            isPastEnd={(clubs.data?.totalElements ?? 0) > 0}
          />
        }
      />
    </>
  );
}
