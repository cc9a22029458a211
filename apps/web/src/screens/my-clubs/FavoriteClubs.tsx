import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClubRow } from '../../features/clubs/ClubRow.tsx';
import { ClubRowSkeleton } from '../../features/clubs/ClubRowSkeleton.tsx';
import { favoriteClubsQuery } from '../../features/clubs/clubs.api.ts';
import { FavoriteButton } from '../../features/clubs/FavoriteButton.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SkeletonGroup } from '../../ui/Skeleton.tsx';
import { myClubsText as text } from './my-clubs.text.ts';
import { NoMyClubs } from './NoMyClubs.tsx';

const PAGE_SIZE = 10;
const SKELETONS = 3;

/** Favourites, the newest first. One that was taken off stays until the list is fetched again: the heart can be put back. */
export function FavoriteClubs({ page }: { readonly page: number }) {
  const { data, isPlaceholderData, isError, error, isFetching, refetch } = useQuery(favoriteClubsQuery(page));
  return (
    <>
      <Card isPadded={false} className="mt-4 overflow-hidden">
        {data && data.contents.length > 0 && (
          <ul
            aria-label={text.favoriteList}
            aria-busy={isPlaceholderData}
            className={cx('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {data.contents.map((club) => (
              <li key={club.clubSequence}>
                <ClubRow club={club} end={<FavoriteButton club={club} className="relative z-1 flex-none" />} />
              </li>
            ))}
          </ul>
        )}
        {data?.contents.length === 0 && (
          <NoMyClubs view="FAVORITE" isFiltered={false} isPastEnd={data.totalElements > 0} />
        )}
        {!data && !isError && (
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
