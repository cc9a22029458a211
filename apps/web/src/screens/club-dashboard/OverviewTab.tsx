import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { quizClubQuery } from '../../features/club-form/club-form.api.ts';
import { RejectionNotice } from '../../features/club-form/RejectionNotice.tsx';
import { clubAboutQuery } from '../../features/club-manage/club-manage.api.ts';
import { clubManageText } from '../../features/club-manage/club-manage.text.ts';
import { ParticipationCode } from '../../features/club-manage/ParticipationCode.tsx';
import { dashboardQuery } from '../../features/dashboard/dashboard.api.ts';
import { dashboardText } from '../../features/dashboard/dashboard.text.ts';
import { FigureCharts } from '../../features/dashboard/FigureCharts.tsx';
import { FigureStats } from '../../features/dashboard/FigureStats.tsx';
import { QuizFiguresTable } from '../../features/dashboard/QuizFiguresTable.tsx';
import { WorkLists } from '../../features/dashboard/WorkLists.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RouterButtonLink } from '../../ui/RouterButtonLink.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { ClubFactList } from './ClubFactList.tsx';
import { joinLink } from './join-link.ts';

const route = getRouteApi('/quiz-dashboard/$clubSequence');
const text = clubManageText.overview;

/** What waits for the club's admins today, and what the club is. */
export function OverviewTab() {
  const { clubSequence } = route.useParams();
  const params = { clubSequence };
  const { data: club } = useQuery(quizClubQuery(clubSequence));
  const { data: about } = useQuery(clubAboutQuery(clubSequence));
  const { data: figures, error, isFetching, refetch } = useQuery(dashboardQuery(clubSequence));
  if (error && !figures) {
    return (
      <ErrorState title={dashboardText.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  }
  if (!club || !figures) return <Waiting />;

  const { ungradedCount: ungraded = 0, requestCount: asking = 0, behindCount: behind = 0 } = figures?.work ?? {};
  const link = buttonClass({ size: 'small' });
  const isWritten = club.clubStatus === '0000' || club.clubStatus === '0120';
  return (
    <>
      {club.clubStatus === '0120' && <RejectionNotice reason={club.statusReason} />}
      <Card as="section" aria-labelledby="today">
        <h2 id="today" className="text-lg font-bold">
          {text.today}
        </h2>
        <ul className="mt-2 divide-y divide-line *:flex *:min-h-13 *:items-center *:justify-between *:gap-3">
          {isWritten && (
            <li>
              {club.clubStatus === '0120' ? text.rejected : text.draft}
              <RouterButtonLink to="/quiz/create" search={{ draft: clubSequence }} variant="primary" size="small">
                {club.clubStatus === '0120' ? text.correct : text.continueDraft}
              </RouterButtonLink>
            </li>
          )}
          {club.clubStatus === '0100' && <li>{text.waiting}</li>}
          {ungraded > 0 && (
            <li>
              {text.ungraded(ungraded)}
              <Link to="/quiz-dashboard/$clubSequence/grading" params={params} className={link}>
                {text.toGrading}
              </Link>
            </li>
          )}
          {asking > 0 && (
            <li>
              {text.requests(asking)}
              <Link
                to="/quiz-dashboard/$clubSequence/members"
                params={params}
                search={{ view: 'requests' }}
                className={link}
              >
                {text.toRequests}
              </Link>
            </li>
          )}
          {behind > 0 && (
            <li>
              {dashboardText.work.behind(behind)}
              <Link
                to="/quiz-dashboard/$clubSequence/progress"
                params={params}
                search={{ filter: 'behind' }}
                className={link}
              >
                {dashboardText.work.toBehind}
              </Link>
            </li>
          )}
          {ungraded + asking + behind === 0 && !isWritten && club.clubStatus !== '0100' && (
            <li className="text-ink-3">{text.nothing}</li>
          )}
        </ul>
      </Card>
      {!isWritten && (
        <>
          <WorkLists clubSequence={clubSequence} figures={figures} />
          <FigureStats figures={figures} />
          <FigureCharts figures={figures} />
          <QuizFiguresTable quizzes={figures.quizzes} />
          <ParticipationCode code={club.participationCode} link={joinLink(club.participationCode)} club={club} />
        </>
      )}
      {about && <ClubFactList club={club} about={about} />}
    </>
  );
}
