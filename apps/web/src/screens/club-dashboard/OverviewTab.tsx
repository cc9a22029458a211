import { CLUB_STATUS, isBeingWritten, isFinalStatus } from '@dure/contract/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getClubAbout } from '../../api/clubs/clubs.reads.ts';
import { getClubDashboard } from '../../api/dashboard/dashboard.reads.ts';
import { getQuizClub } from '../../api/quiz-clubs/quiz-clubs.reads.ts';
import { RejectionNotice } from '../../features/quiz-clubs/form/RejectionNotice.tsx';
import { ParticipationCode } from '../../features/clubs/participation-code/ParticipationCode.tsx';
import { dashboardText } from '../../features/dashboard/dashboard.text.ts';
import { FigureCharts } from '../../features/dashboard/FigureCharts.tsx';
import { FigureStats } from '../../features/dashboard/FigureStats.tsx';
import { QuizFiguresTable } from '../../features/dashboard/QuizFiguresTable.tsx';
import { WorkLists } from '../../features/dashboard/WorkLists.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { ClubFactList } from './ClubFactList.tsx';
import { joinLink } from './join-link.ts';
import { TodayWork } from './TodayWork.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence');

/** What waits for the club's admins today, and what the club is. */
export function OverviewTab() {
  const { clubSequence } = route.useParams();
  const { data: club } = useQuery(getQuizClub({ params: { id: clubSequence } }));
  const { data: about } = useQuery(getClubAbout({ params: { club: clubSequence } }));
  const { data: figures, error, isFetching, refetch } = useQuery(getClubDashboard({ params: { id: clubSequence } }));
  if (error && !figures) {
    return (
      <ErrorState error={error} title={dashboardText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!club || !figures) return <Waiting />;

  const isWritten = isBeingWritten(club.clubStatus);
  return (
    <>
      {club.clubStatus === CLUB_STATUS.rejected && <RejectionNotice reason={club.statusReason} />}
      <TodayWork club={club} work={figures.work} />
      {!isWritten && (
        <>
          <WorkLists clubSequence={clubSequence} figures={figures} />
          <FigureStats figures={figures} />
          <FigureCharts figures={figures} />
          <QuizFiguresTable quizzes={figures.quizzes} />
          {!isFinalStatus(club.clubStatus) && (
            <ParticipationCode code={club.participationCode} link={joinLink(club.participationCode)} club={club} />
          )}
        </>
      )}
      {about && <ClubFactList club={club} about={about} />}
    </>
  );
}
