import { CLUB_STATUS } from '@dure/contract/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { ClubList } from '../../features/clubs/ClubList.tsx';
import { ClubRow } from '../../features/clubs/ClubRow.tsx';
import { myClubsQuery } from '../../features/clubs/clubs.api.ts';
import { clubsText } from '../../features/clubs/clubs.text.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import type { MyClubsSearch } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';
import { NoMyClubs } from './NoMyClubs.tsx';
import { pageLink } from './page-link.tsx';

const SEARCH_DELAY_MS = 100;
const statuses = Object.entries(CLUB_STATUS).map(([value, label]) => ({ value, label }));

export interface OwnClubsProps {
  readonly search: MyClubsSearch;
  readonly view: 'ALL' | 'ADMIN' | 'MEMBER';
  readonly onChange: (part: { [K in keyof MyClubsSearch]?: MyClubsSearch[K] | undefined }) => void;
}

/** The clubs that somebody runs or belongs to, as rows. */
export function OwnClubs({ search, view, onChange: change }: OwnClubsProps) {
  const { page = 1, keyword } = search;
  const status = statuses.find(({ value }) => value === search.status)?.value;
  const clubs = useQuery(myClubsQuery({ page, clubViewFilter: view, clubStatus: status, keyword }));
  return (
    <>
      <div className="mt-4 flex flex-col gap-2 desktop:flex-row desktop:items-center">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword ?? ''}
          delay={SEARCH_DELAY_MS}
          onChange={(next) => change({ keyword: next === '' ? undefined : next })}
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
            onChange={(next) => change({ status: next })}
          />
        </FilterBar>
      </div>
      <ClubList
        label={text.list}
        clubs={clubs}
        row={(club) => <ClubRow club={club} />}
        empty={(isPastEnd) => <NoMyClubs view={view} isFiltered={Boolean(status ?? keyword)} isPastEnd={isPastEnd} />}
        page={page}
        pageLink={pageLink}
      />
    </>
  );
}
