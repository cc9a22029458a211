import type { WaitingQuiz } from '@dure/contract/insight/dashboard/waiting.endpoints';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { formatMonthDay } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { ownHomeText } from './own-home.text.ts';

const text = ownHomeText.waiting;

/** Quizzes with answers to grade, each with the way to them. */
export function WaitingRows({ quizzes }: { readonly quizzes: readonly WaitingQuiz[] }) {
  const timeZone = useTimeZone();
  const until = ({ isClosed, deadlineAt }: WaitingQuiz) => {
    if (isClosed) return text.closed;
    return deadlineAt === null ? text.noDeadline : text.until(formatMonthDay(deadlineAt, timeZone));
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {quizzes.map((quiz) => {
        const { clubSequence, quizSequence, clubName, no, waitingCount } = quiz;
        const question = plainQuestion(quiz.question);
        return (
          <li key={`${clubSequence}-${quizSequence}`} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="line-clamp-2 font-semibold break-words">{question}</p>
              <p className="text-sm text-ink-3">{text.place(clubName, no)}</p>
            </div>
            <b className="tabular-nums">{text.count(waitingCount)}</b>
            <span className="text-sm text-ink-3 tabular-nums">{until(quiz)}</span>
            <RouterButtonLink
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence }}
              search={{ quiz: quizSequence, filter: 'waiting' }}
              size="small"
              aria-label={text.gradeNamed(question)}
              className="ml-auto"
            >
              {text.grade}
            </RouterButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
