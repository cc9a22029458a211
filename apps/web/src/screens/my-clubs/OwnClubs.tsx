import { CLUB_STATUS } from '@dure/contract/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClubRow } from '../../features/clubs/ClubRow.tsx';
import { ClubRowSkeleton } from '../../features/clubs/ClubRowSkeleton.tsx';
import { myClubsQuery } from '../../features/clubs/clubs.api.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import type { MyClubsSearch } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';
import { NoMyClubs } from './NoMyClubs.tsx';

const SEARCH_DELAY_MS = 100;
const PAGE_SIZE = 10;
const SKELETONS = 4;
const statuses = Object.entries(CLUB_STATUS).map(([value, label]) => ({ value, label }));

export interface OwnClubsProps {
  readonly search: MyClubsSearch;
  readonly view: 'ALL' | 'ADMIN' | 'MEMBER';
  readonly onChange: (part: { [K in keyof MyClubsSearch]?: MyClubsSearch[K] | undefined }) => void;
}

/** The clubs that somebody runs or belongs to, as rows. */
export function OwnClubs({ search, view, onChange: change }: OwnClubsProps) {
  const { page = 1, status, keyword } = search;
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
          summary={clubs.data && text.found(clubs.data.totalElements)}
        >
          <FilterSelect
            label={text.status}
            options={statuses}
            value={status}
            onChange={(next) => change({ status: next })}
          />
        </FilterBar>
      </div>
      <Card isPadded={false} className="mt-4 overflow-hidden">
        {clubs.data && clubs.data.contents.length > 0 && (
          <ul
            aria-label={text.list}
            aria-busy={clubs.isPlaceholderData}
            className={cx('divide-y divide-line transition-opacity', clubs.isPlaceholderData && 'opacity-60')}
          >
            {clubs.data.contents.map((club) => (
              <li key={club.clubSequence}>
                <ClubRow club={club} />
              </li>
            ))}
          </ul>
        )}
        {clubs.data?.contents.length === 0 && (
          <NoMyClubs view={view} isFiltered={Boolean(status ?? keyword)} isPastEnd={clubs.data.totalElements > 0} />
        )}
        {clubs.isPending && (
          <SkeletonGroup className="divide-y divide-line">
            {Array.from({ length: SKELETONS }, (_, index) => (
              <ClubRowSkeleton key={index} />
            ))}
          </SkeletonGroup>
        )}
        {clubs.isError && !clubs.data && (
          <ErrorState onRetry={() => void clubs.refetch()} isRetrying={clubs.isFetching}>
            {clubs.error.message}
          </ErrorState>
        )}
      </Card>
      <Pagination
        page={page}
        pageCount={pageCount(clubs.data, PAGE_SIZE)}
        link={(to, parts) => <Link from="/my-clubs" to="/my-clubs" search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </>
  );
}
