import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClubRowSkeleton } from '../../features/clubs/ClubRowSkeleton.tsx';
import { myRequestClubsQuery } from '../../features/clubs/clubs.api.ts';
import { RequestRow } from '../../features/clubs/RequestRow.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { FilterSelect } from '../../ui/FilterSelect.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { REQUEST_STATES } from './my-clubs-search.ts';
import { myClubsText as text } from './my-clubs.text.ts';
import { NoMyClubs } from './NoMyClubs.tsx';

const PAGE_SIZE = 10;
const SKELETONS = 2;
const states = REQUEST_STATES.map((value) => ({ value, label: text.requestStates[value] }));

export interface RequestedClubsProps {
  readonly page: number;
  readonly status: string | undefined;
  readonly onStatus: (status: string | undefined) => void;
}

/** The clubs that somebody asked to join, and what became of it. */
export function RequestedClubs({ page, status, onStatus }: RequestedClubsProps) {
  const state = REQUEST_STATES.find((one) => one === status);
  const { data, isPending, isError, error, isFetching, refetch } = useQuery(
    myRequestClubsQuery({ page, status: state }),
  );
  return (
    <>
      <FilterBar label={text.filters} className="mt-4" summary={data && text.found(data.totalElements)}>
        <FilterSelect label={text.status} options={states} value={state} onChange={onStatus} />
      </FilterBar>
      <Card isPadded={false} className="mt-4 overflow-hidden">
        {data && data.contents.length > 0 && (
          <ul aria-label={text.requestList} className="divide-y divide-line">
            {data.contents.map((club) => (
              <li key={club.clubSequence}>
                <RequestRow club={club} />
              </li>
            ))}
          </ul>
        )}
        {data?.contents.length === 0 && (
          <NoMyClubs view="REQUESTED" isFiltered={state !== undefined} isPastEnd={data.totalElements > 0} />
        )}
        {isPending && (
          <SkeletonGroup className="divide-y divide-line">
            {Array.from({ length: SKELETONS }, (_, index) => (
              <ClubRowSkeleton key={index} />
            ))}
          </SkeletonGroup>
        )}
        {isError && !data && (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
      </Card>
      <Pagination
        page={page}
        pageCount={pageCount(data, PAGE_SIZE)}
        link={(to, parts) => <Link from="/my-clubs" to="/my-clubs" search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </>
  );
}
