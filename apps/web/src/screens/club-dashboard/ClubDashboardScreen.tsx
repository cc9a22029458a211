import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { useIsWorkspace } from '../../shell/workspace.ts';
import { WorkspaceBar } from '../../shell/WorkspaceBar.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { clubDashboardText as text } from './club-dashboard.text.ts';
import { DashboardHead } from './dashboard-head.ts';
import { DashboardTabs } from './DashboardTabs.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence');

function HeadSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3 text-2xl">
      <Skeleton className="w-3/5" />
      <Skeleton className="w-40 text-base" />
    </SkeletonGroup>
  );
}

/** The frame of a club's dashboard: what club it is, its state and what may be done with it, and the tabs. */
export function ClubDashboardScreen() {
  const { clubSequence } = route.useParams();
  const isWorkspace = useIsWorkspace();
  const place = useLocation({ select: ({ pathname }) => pathname.split('/')[3] });
  const { data: about, isPending } = useQuery(getClubAbout({ params: { club: clubSequence } }));
  const isLecture = about?.clubType === CLUB_TYPE.lecture;
  // A quiz club does not wait for its kind to be known, but where notices of both kinds lead to.
  const isAwaited = place === 'members' && isPending;
  const clubQuery = useQuery({ ...getQuizClub({ params: { id: clubSequence } }), enabled: !isLecture && !isAwaited });
  const { data: club, isFetching, refetch } = clubQuery;
  const error = isPending ? null : clubQuery.error;
  usePageTitle(club?.clubName ?? '');

  if (isLecture) {
    const params = { clubSequence };
    return place === 'members' ? (
      <Navigate to="/lecture-dashboard/$clubSequence/members" params={params} search replace />
    ) : (
      <Navigate to="/lecture-dashboard/$clubSequence" params={params} replace />
    );
  }
  if (!club && isUnknown(error)) return <NotFound />;
  if (error && !club) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (isWorkspace) {
    return (
      <div className="flex flex-1 flex-col desktop:h-[calc(100dvh-var(--notice-height,0rem))] desktop:flex-none">
        <WorkspaceBar title={club?.clubName ?? ''}>
          <DashboardTabs clubSequence={clubSequence} className="[&_a]:desktop:min-h-12 [&_ul]:border-0" />
        </WorkspaceBar>
        <Outlet />
      </div>
    );
  }
  return (
    <>
      <div className="mx-auto w-full max-w-page px-4 pt-5 desktop:px-6 desktop:pt-8">
        {club ? (
          <Suspense fallback={<HeadSkeleton />}>
            <DashboardHead club={club} about={about} />
          </Suspense>
        ) : (
          <HeadSkeleton />
        )}
        <DashboardTabs clubSequence={clubSequence} className="mt-4" />
      </div>
      <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pb-16">
        {isAwaited ? <WorkSkeleton hasHead={false} /> : <Outlet />}
      </div>
    </>
  );
}
