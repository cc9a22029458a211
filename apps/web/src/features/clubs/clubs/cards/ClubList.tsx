import type { Page } from '@dure/contract/http/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageCount } from '../../../../kernel/query-client.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { Pagination, type PaginationProps } from '../../../../ui/lists/Pagination.tsx';
import { SkeletonGroup, Skeleton } from '../../../../ui/states/Skeleton.tsx';

function ClubRowSkeleton() {
  return (
    <div className="flex items-center gap-4 px-4 py-3.5 desktop:px-5">
      <Skeleton shape="block" className="hidden h-18 w-28 flex-none desktop:block" />
      <div className="flex flex-1 flex-col gap-2.5 py-1">
        <Skeleton shape="block" className="h-6 w-28 rounded-chip" />
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
      </div>
    </div>
  );
}

const PAGE_SIZE = 10;
const SKELETONS = 3;

export interface ClubListProps<Club extends { readonly clubSequence: number }> {
  readonly label: string;
  readonly clubs: UseQueryResult<Page<Club>>;
  readonly row: (club: Club) => ReactNode;
  /** What stands where there is no club; `isPastEnd`: there are some, but none on this page. */
  readonly empty: (isPastEnd: boolean) => ReactNode;
  readonly page: number;
  readonly pageLink: PaginationProps['link'];
}

/** One page of clubs as rows: before it comes, without any, where it fails, and the way to the other pages. */
export function ClubList<Club extends { readonly clubSequence: number }>(props: ClubListProps<Club>) {
  const { label, clubs, row, empty, page, pageLink } = props;
  const { data, isPlaceholderData, error, isFetching, refetch } = clubs;
  return (
    <>
      <Card isPadded={false} className="mt-4 overflow-hidden">
        {data && data.contents.length > 0 && (
          <ul
            aria-label={label}
            aria-busy={isPlaceholderData}
            className={cx('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {data.contents.map((club) => (
              <li key={club.clubSequence}>{row(club)}</li>
            ))}
          </ul>
        )}
        {data?.contents.length === 0 && empty(data.totalElements > 0)}
        {!data && !error && (
          <SkeletonGroup className="divide-y divide-line">
            {Array.from({ length: SKELETONS }, (_, index) => (
              <ClubRowSkeleton key={index} />
            ))}
          </SkeletonGroup>
        )}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      </Card>
      <Pagination page={page} pageCount={pageCount(data, PAGE_SIZE)} link={pageLink} className="mt-8" />
    </>
  );
}
