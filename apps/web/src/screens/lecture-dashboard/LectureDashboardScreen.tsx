import { isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, Outlet, useNavigate } from '@tanstack/react-router';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { StatusChip } from '../../features/clubs/clubs/cards/StatusChip.tsx';
import { clubManageText } from '../../features/clubs/clubs/manage/club-manage.text.ts';
import { StatusActions } from '../../features/clubs/clubs/manage/StatusActions.tsx';
import { lectureDashboardText as text } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { useNow } from '../../ui/dates/use-now.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { LectureTabs } from './LectureTabs.tsx';

const route = getRouteApi('/lecture-dashboard/$clubSequence');

/** The frame of a lecture club's dashboard: what club it is, its state and what may be done with it, and the tabs. */
export function LectureDashboardScreen() {
  const { clubSequence } = route.useParams();
  const navigate = useNavigate();
  const now = useNow();
  const { data: club, error, isFetching, refetch } = useQuery(getLectureClub({ params: { id: clubSequence } }));
  const { data: about } = useQuery(getClubAbout({ params: { club: clubSequence } }));
  usePageTitle(club?.clubName ?? '');

  if (!club && isUnknown(error)) return <NotFound />;
  if (error && !club) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (club && isBeingWritten(club.clubStatus)) {
    return <Navigate to="/my-lecture-clubs/create" search={{ draft: clubSequence }} replace />;
  }
  const begun = club?.studies.filter(({ startAt }) => startAt !== null && Date.parse(startAt) <= now).length ?? 0;
  return (
    <>
      <div className="mx-auto w-full max-w-page px-4 pt-5 desktop:px-6 desktop:pt-8">
        {club ? (
          <PageHeader
            title={club.clubName}
            crumbs={[{ label: text.clubs, link: (parts) => <Link to="/my-lecture-clubs" {...parts} /> }]}
            actions={
              <>
                <RouterButtonLink to="/lecture/$clubSequence" params={{ clubSequence }}>
                  {text.open}
                </RouterButtonLink>
                {about && (
                  <StatusActions
                    club={{ ...club, quizzes: [] }}
                    memberCount={about.memberCount}
                    onRemoved={() => void navigate({ to: '/my-lecture-clubs' })}
                  />
                )}
              </>
            }
          >
            <StatusChip status={club.clubStatus} />
            {about && <Chip icon="users">{clubManageText.people(about.memberCount, about.capacity)}</Chip>}
            <Chip>{text.begun(begun, club.studies.length)}</Chip>
          </PageHeader>
        ) : (
          <SkeletonGroup className="flex flex-col gap-3 text-2xl">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-40 text-base" />
          </SkeletonGroup>
        )}
        <LectureTabs clubSequence={clubSequence} />
      </div>
      <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pb-16">
        <Outlet />
      </div>
    </>
  );
}
