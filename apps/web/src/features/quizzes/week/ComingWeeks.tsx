import type { ComingQuiz } from '@dure/contract/quizzes/week.endpoints';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { weekText as words } from './week.text.ts';

/** What has not opened, by its date. */
export function ComingWeeks({ quizzes }: { readonly quizzes: readonly ComingQuiz[] }) {
  const timeZone = useTimeZone();
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby="coming-weeks">
      <h2 id="coming-weeks" className="pb-2.5 text-lg font-bold">
        {words.coming}
      </h2>
      <ul>
        {quizzes.map(({ no, week, openAt }) => (
          <li key={no} className="flex min-h-13 items-center gap-3 border-t border-line text-sm tabular-nums">
            <b className="w-13 flex-none">{words.week(week)}</b>
            <span className="flex-1">{words.quiz(no)}</span>
            <time dateTime={openAt} className="text-ink-3">
              {words.opens(formatMonthDay(openAt, timeZone))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
