import { CLUB_STATUS, isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getClubDashboard } from '../../../api/insight/dashboard/dashboard.reads.ts';
import { ParticipationCode } from '../../../features/clubs/clubs/participation-code/ParticipationCode.tsx';
import { clubMessagesText } from '../../../features/clubs/club-messages/club-messages.text.ts';
import { MessageForm } from '../../../features/clubs/club-messages/MessageForm.tsx';
import { dashboardText } from '../../../features/insight/dashboard/dashboard.text.ts';
import { UndoneRows } from '../../../features/insight/dashboard/finishing/UndoneRows.tsx';
import { CheckIn } from '../../../features/insight/dashboard/running/CheckIn.tsx';
import { NewestAnswers } from '../../../features/insight/dashboard/running/NewestAnswers.tsx';
import { QuizQuality } from '../../../features/insight/dashboard/running/QuizQuality.tsx';
import { WaitHead } from '../../../features/insight/dashboard/running/WaitHead.tsx';
import { DropOffChart } from '../../../features/insight/dashboard/running/DropOffChart.tsx';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { TakesInput } from '../../../ui/states/TakesInput.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { useJoinLink } from '../join-link.ts';

/** A word that suggests itself: the open quiz that closes next. */
function suggestionFor(quizzes: ClubDashboard['quizzes'], now: number, zone: string): string {
  const [next] = quizzes
    .flatMap(({ no, isOpened, deadlineAt }) =>
      isOpened && deadlineAt !== null && Date.parse(deadlineAt) > now ? [{ no, deadlineAt }] : [],
    )
    .toSorted((a, b) => Date.parse(a.deadlineAt) - Date.parse(b.deadlineAt));
  return next ? clubMessagesText.forQuiz(next.no, formatMonthDay(next.deadlineAt, zone)) : clubMessagesText.forAnybody;
}

export interface RunningOverviewProps {
  readonly club: QuizClubDetail;
  /** What stays undone goes first. */
  readonly isFinishing: boolean;
}

/** A club that runs, or ends: what waits, which quiz to mend, where members stop, and whom to write to. */
export function RunningOverview({ club, isFinishing }: RunningOverviewProps) {
  const { clubSequence, clubStatus, participationCode } = club;
  const { data: figures, error, isFetching, refetch } = useQuery(getClubDashboard({ params: { id: clubSequence } }));
  const link = useJoinLink(participationCode);
  const zone = useTimeZone();
  const now = useNow();
  if (error && !figures) {
    return (
      <ErrorState error={error} title={dashboardText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  if (!figures) return <WorkSkeleton />;
  const { quizzes, work, memberCount } = figures;
  return (
    <>
      {isFinishing && <UndoneRows club={club} figures={figures} />}
      <WaitHead {...{ clubSequence, figures }} isRunning={clubStatus === CLUB_STATUS.running} />
      <div className="grid grid-cols-1 gap-7 desktop:grid-cols-[minmax(0,1fr)_26.25rem] desktop:gap-10">
        <div className="min-w-0">
          <QuizQuality {...{ clubSequence, quizzes }} />
          <DropOffChart {...{ clubSequence, quizzes, memberCount }} />
          <NewestAnswers {...{ clubSequence }} waiting={work.waiting} />
        </div>
        <CheckIn
          {...{ clubSequence, work }}
          form={(recipients) => (
            <TakesInput>
              <MessageForm {...{ clubSequence, recipients }} suggestion={suggestionFor(quizzes, now, zone)} />
            </TakesInput>
          )}
        />
      </div>
      {!isFinalStatus(clubStatus) && <ParticipationCode code={participationCode} link={link} club={club} />}
    </>
  );
}
