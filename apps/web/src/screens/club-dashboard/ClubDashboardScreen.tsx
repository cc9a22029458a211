import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { useIsWorkspace } from '../../shell/workspace.ts';
import { WorkspaceBar } from '../../shell/WorkspaceBar.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { clubDashboardText as text } from './club-dashboard.text.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { DashboardHead } from './dashboard-head.ts';
import { DashboardTabs } from './DashboardTabs.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence');

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

  if (isLecture) {
    const params = { clubSequence };
    return place === 'members' ? (
      <Navigate to="/lecture-dashboard/$clubSequence/members" params={params} search replace />
    ) : (
      <Navigate to="/lecture-dashboard/$clubSequence" params={params} replace />
    );
  }
  const { data, isFetching, refetch } = clubQuery;
  return (
    <DashboardFrame
      club={{ data, isFetching, refetch, error: isPending ? null : clubQuery.error }}
      failed={text.failed}
      head={(club) => <DashboardHead club={club} about={about} />}
      tabs={<DashboardTabs clubSequence={clubSequence} className="mt-4" />}
      workspace={
        isWorkspace
          ? (title) => (
              <div className="flex flex-1 flex-col desktop:h-[calc(100dvh-var(--notice-height,0rem))] desktop:flex-none">
                <WorkspaceBar title={title}>
                  <DashboardTabs clubSequence={clubSequence} className="[&_a]:desktop:min-h-12 [&_ul]:border-0" />
                </WorkspaceBar>
                <Outlet />
              </div>
            )
          : undefined
      }
    >
      {isAwaited ? <WorkSkeleton hasHead={false} /> : <Outlet />}
    </DashboardFrame>
  );
}
