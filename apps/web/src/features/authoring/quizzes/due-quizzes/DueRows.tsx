import type { DueQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { dueText } from './due-quizzes.text.ts';
import { dueState } from './due-state.ts';

export interface DueRowsProps {
  readonly quizzes: readonly (Omit<DueQuiz, 'clubName'> & { readonly clubName?: string })[];
}

/** What else waits, by its date, each with the way on. */
export function DueRows({ quizzes }: DueRowsProps) {
  const timeZone = useTimeZone();
  if (quizzes.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {quizzes.map((quiz) => {
        const { clubSequence, quizSequence, clubName, no, deadlineAt, question } = quiz;
        const { state, action } = dueState(quiz);
        const until = deadlineAt === null ? dueText.noDeadline : dueText.until(formatMonthDay(deadlineAt, timeZone));
        return (
          <li key={`${clubSequence}-${quizSequence}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="line-clamp-2 font-semibold break-words">{plainQuestion(question)}</p>
              {/* One text: in pieces each would move by itself when the page's letters come. */}
              <p className="text-sm text-ink-3 tabular-nums">
                {[clubName ?? dueText.no(no), until, state].join(' · ')}
              </p>
            </div>
            <RouterButtonLink
              to="/quiz/$clubSequence/quizzes/$quizSequence"
              params={{ clubSequence, quizSequence }}
              size="small"
              className="ml-auto"
            >
              {action}
            </RouterButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
