import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { Page } from '@dure/contract/http/paging';
import { CLUB_CARDS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageCount } from '../../kernel/query-client.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { ClubGrid, ClubGridSkeleton } from './ClubGrid.tsx';
import { usePageLink } from './use-page-link.tsx';

export interface ClubCardsProps {
  readonly label: string;
  readonly clubs: UseQueryResult<Page<ClubCard>>;
  readonly page: number;
  /** What stands where there is no club. */
  readonly empty: ReactNode;
}

/** One page of clubs as cards: before it comes, without any, where it fails, and the way to the other pages. */
export function ClubCards({ label, clubs, page, empty }: ClubCardsProps) {
  const link = usePageLink();
  const { data, error, isPlaceholderData, isFetching, refetch } = clubs;
  return (
    <>
      <div className="mt-5">
        {data && data.contents.length > 0 && <ClubGrid label={label} clubs={data.contents} isOld={isPlaceholderData} />}
        {data?.contents.length === 0 && empty}
        {!data && !error && <ClubGridSkeleton />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      </div>
      <Pagination page={page} pageCount={pageCount(data, CLUB_CARDS_A_PAGE)} link={link} className="mt-8" />
    </>
  );
}
