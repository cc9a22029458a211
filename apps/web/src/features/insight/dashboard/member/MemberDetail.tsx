import type { MemberQuiz } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getMemberDetail } from '../../../../api/insight/dashboard/dashboard.reads.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { MemberNumbers } from './MemberNumbers.tsx';

const text = dashboardText.detail;
const { none, points } = dashboardText;

function QuizLine({
  quiz,
  club,
  member,
}: {
  readonly quiz: MemberQuiz;
  readonly club: number;
  readonly member: string;
}) {
  const { no, question, answerStatus, finalSubmittedAt, preSubmittedAt, isOnTime, officialGrade, grades, keywords } =
    quiz;
  const at = finalSubmittedAt ?? preSubmittedAt;
  const given = (['INSTRUCTOR', 'AI', 'SELF'] as const).flatMap((by) =>
    grades[by] === null ? [] : [`${text.graders[by]} ${grades[by]}`],
  );
  return (
    <li className="flex gap-3 py-3">
      <span className="w-6 flex-none text-right font-bold text-ink-3 tabular-nums">{no}</span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold">
          {at === null ? (
            plainQuestion(question)
          ) : (
            <Link
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence: club }}
              search={{ quiz: quiz.quizSequence, answer: member }}
              className="underline-offset-4 hover:underline"
            >
              {plainQuestion(question)}
            </Link>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3 tabular-nums">
          <span>{text.states[answerStatus ?? 'none']}</span>
          {at !== null && <DateText date={at} look="short" />}
          {isOnTime === false && <Chip tone="bad">{text.late}</Chip>}
          {given.length > 0 && <span>{given.join(' · ')}</span>}
          {keywords.pre !== null && keywords.final !== null && <span>{text.growth(keywords.pre, keywords.final)}</span>}
        </p>
      </div>
      <span className="flex-none text-right font-bold tabular-nums">
        {officialGrade === null ? (finalSubmittedAt === null ? none : text.ungraded) : points(officialGrade)}
      </span>
    </li>
  );
}

export interface MemberDetailProps {
  readonly clubSequence: number;
  readonly memberUUID: string;
  readonly onClose: () => void;
}

/** One member of the club, beside the list: progress, and each quiz with the way to its answer. */
export function MemberDetail({ clubSequence, memberUUID, onClose }: MemberDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(getMemberDetail({ params: { id: clubSequence, memberUUID } }));
  return (
    <Drawer title={data ? text.title(data.member.nickname) : text.loading} isOpen onClose={onClose} width="wide">
      {error && !data ? (
        <ErrorState
          error={error}
          title={dashboardText.standings.failed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <div className="flex flex-col gap-5">
          {!data.isMember && <p className="text-ink-2">{text.left}</p>}
          <MemberNumbers detail={data} />
          <section aria-labelledby="member-quizzes">
            <h3 id="member-quizzes" className="font-bold">
              {text.quizzes}
            </h3>
            {data.quizzes.length === 0 ? (
              <EmptyState icon="question">{text.empty}</EmptyState>
            ) : (
              <ol className="divide-y divide-line">
                {data.quizzes.map((quiz) => (
                  <QuizLine key={quiz.quizSequence} quiz={quiz} club={clubSequence} member={memberUUID} />
                ))}
              </ol>
            )}
          </section>
        </div>
      ) : (
        <WorkSkeleton hasHead={false} />
      )}
    </Drawer>
  );
}
