import { takesApplications } from '@dure/contract/publishing/codes/seminar-codes';
import { POSTS_A_PAGE } from '@dure/contract/publishing/posts/post-limits';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listMySeminars } from '../../api/publishing/seminars/seminars.reads.ts';
import { ContentGrid, ContentGridSkeleton } from '../../features/publishing/posts/cards/ContentGrid.tsx';
import { ownPlace } from '../../features/publishing/seminars/own-place.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { exploreText as text } from './explore.text.ts';

export interface AppliedSeminarsProps {
  readonly page: number;
  readonly tabs: ReactNode;
}

const hasEnded = ({ seminarStatus }: CardContent) => seminarStatus === undefined || !takesApplications(seminarStatus);

/** Seminars that one applied to, the latest application first. */
export function AppliedSeminars({ page, tabs }: AppliedSeminarsProps) {
  const zone = useTimeZone();
  const seminars = useQuery(listMySeminars({ query: { page, size: POSTS_A_PAGE } }));
  return (
    <>
      {tabs}
      <div className="mt-4">
        <Loaded from={seminars} skeleton={<ContentGridSkeleton />}>
          {({ contents }) =>
            contents.length === 0 ? (
              <EmptyState icon="users">{text.noneApplied}</EmptyState>
            ) : (
              <ContentGrid
                label={text.applied}
                cards={contents}
                noteOf={(card) => (hasEnded(card) ? null : ownPlace(card.participation, zone))}
                isOld={seminars.isPlaceholderData}
              />
            )
          }
        </Loaded>
      </div>
      <Pagination
        page={page}
        pageCount={pageCount(seminars.data, POSTS_A_PAGE)}
        link={(to, parts) => <Link from="/explore" to="/explore" search={(old) => withPage(old, to)} {...parts} />}
        className="mt-8"
      />
    </>
  );
}
