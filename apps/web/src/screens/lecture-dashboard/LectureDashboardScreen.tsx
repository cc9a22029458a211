import { isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, Outlet, useNavigate } from '@tanstack/react-router';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { StatusChip } from '../../features/clubs/clubs/cards/StatusChip.tsx';
import { clubManageText } from '../../features/clubs/clubs/manage/club-manage.text.ts';
import { StatusActions } from '../../features/clubs/clubs/manage/StatusActions.tsx';
import { lectureDashboardText as text } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { useNow } from '../../ui/dates/use-now.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DashboardFrame } from '../club-dashboard/DashboardFrame.tsx';
import { LectureTabs } from './LectureTabs.tsx';

const route = getRouteApi('/lecture-dashboard/$clubSequence');

/** The frame of a lecture club's dashboard: what club it is, its state and what may be done with it, and the tabs. */
export function LectureDashboardScreen() {
  const { clubSequence } = route.useParams();
  const navigate = useNavigate();
  const now = useNow();
  const clubQuery = useQuery(getLectureClub({ params: { id: clubSequence } }));
  const { data: about } = useQuery(getClubAbout({ params: { club: clubSequence } }));

  const status = clubQuery.data?.clubStatus;
  if (status !== undefined && isBeingWritten(status)) {
    return <Navigate to="/my-lecture-clubs/create" search={{ draft: clubSequence }} replace />;
  }
  const isBegun = ({ startAt }: { readonly startAt: string | null }) => startAt !== null && Date.parse(startAt) <= now;
  return (
    <DashboardFrame
      club={clubQuery}
      failed={text.failed}
      tabs={<LectureTabs clubSequence={clubSequence} />}
      head={(club) => (
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
          <Chip>{text.begun(club.studies.filter(isBegun).length, club.studies.length)}</Chip>
        </PageHeader>
      )}
    >
      <Outlet />
    </DashboardFrame>
  );
}
