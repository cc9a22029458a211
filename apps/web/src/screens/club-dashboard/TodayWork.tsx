import { CLUB_STATUS, isBeingWritten } from '@dure/contract/clubs/club-status';
import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { ClubDashboard } from '@dure/contract/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import { clubManageText } from '../../features/clubs/manage/club-manage.text.ts';
import { dashboardText } from '../../features/dashboard/dashboard.text.ts';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';

const text = clubManageText.overview;
const link = buttonClass({ size: 'small' });

export interface TodayWorkProps {
  readonly club: QuizClubDetail;
  readonly work: ClubDashboard['work'];
}

/** What waits for the club's admins, each with the way to where it is done. */
export function TodayWork({ club: { clubSequence, clubStatus }, work }: TodayWorkProps) {
  const params = { clubSequence };
  const isWritten = isBeingWritten(clubStatus);
  const isWaiting = clubStatus === CLUB_STATUS.waitingForApproval;
  const counted = [
    {
      count: work.reviewCount,
      words: dashboardText.work.reviews,
      link: (
        <Link to="/quiz-dashboard/$clubSequence/grading" params={params} search={{ filter: 'review' }} className={link}>
          {dashboardText.work.toReviews}
        </Link>
      ),
    },
    {
      count: work.waitingCount,
      words: text.ungraded,
      link: (
        <Link to="/quiz-dashboard/$clubSequence/grading" params={params} className={link}>
          {text.toGrading}
        </Link>
      ),
    },
    {
      count: work.requestCount,
      words: text.requests,
      link: (
        <Link to="/quiz-dashboard/$clubSequence/members" params={params} search={{ view: 'requests' }} className={link}>
          {text.toRequests}
        </Link>
      ),
    },
    {
      count: work.behindCount,
      words: dashboardText.work.behind,
      link: (
        <Link
          to="/quiz-dashboard/$clubSequence/progress"
          params={params}
          search={{ filter: 'behind' }}
          className={link}
        >
          {dashboardText.work.toBehind}
        </Link>
      ),
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card as="section" aria-labelledby="today">
      <h2 id="today" className="text-lg font-bold">
        {text.today}
      </h2>
      <ul className="mt-2 divide-y divide-line *:flex *:min-h-13 *:items-center *:justify-between *:gap-3">
        {isWritten && (
          <li>
            {clubStatus === CLUB_STATUS.rejected ? text.rejected : text.draft}
            <RouterButtonLink to="/quiz/create" search={{ draft: clubSequence }} variant="primary" size="small">
              {clubStatus === CLUB_STATUS.rejected ? text.correct : text.continueDraft}
            </RouterButtonLink>
          </li>
        )}
        {isWaiting && <li>{text.waiting}</li>}
        {counted.map(({ count, words, link: way }) => (
          <li key={words(0)}>
            {words(count)}
            {way}
          </li>
        ))}
        {counted.length === 0 && !isWritten && !isWaiting && <li className="text-ink-3">{text.nothing}</li>}
      </ul>
    </Card>
  );
}
