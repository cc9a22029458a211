import { CLUB_STATUS } from '@dure/contract/clubs/club-status';
import { CLUB_CARDS_A_PAGE } from '@dure/contract/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { myClubsQuery } from '../../features/clubs/clubs.api.ts';
import { clubsText } from '../../features/clubs/clubs.text.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ClubCards } from './ClubCards.tsx';
import { NoOwnClubs } from './NoOwnClubs.tsx';
import { ownClubsText as text } from './own-clubs.text.ts';
import type { ChangeSearch, QuizClubsSearch } from './quiz-clubs-search.ts';

const SEARCH_DELAY_MS = 100;
/** A member's club was opened at some time: the states before that belong to its author. */
const statuses = Object.entries(CLUB_STATUS)
  .filter(([status]) => status >= '0200')
  .map(([value, label]) => ({ value, label }));

export interface MyClubsProps {
  readonly search: QuizClubsSearch;
  readonly onChange: ChangeSearch;
}

/** The clubs that the member joined or runs, with their own progress. */
export function MyClubs({ search, onChange }: MyClubsProps) {
  const { page = 1, keyword = '' } = search;
  const status = statuses.find(({ value }) => value === search.status)?.value;
  const clubs = useQuery(
    myClubsQuery({
      page,
      size: CLUB_CARDS_A_PAGE,
      clubViewFilter: 'ALL',
      clubStatus: status,
      keyword: keyword === '' ? undefined : keyword,
    }),
  );
  return (
    <>
      <div className="mt-5 flex flex-col gap-2 desktop:flex-row desktop:items-center">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          delay={SEARCH_DELAY_MS}
          onChange={(next) => onChange({ keyword: next === '' ? undefined : next })}
          className="desktop:w-70"
        />
        <FilterBar
          label={text.filters}
          className="min-w-0 flex-1"
          summary={clubs.data && clubsText.found(clubs.data.totalElements)}
        >
          <FilterSelect
            label={text.status}
            options={statuses}
            value={status}
            onChange={(next) => onChange({ status: next })}
          />
        </FilterBar>
      </div>
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
