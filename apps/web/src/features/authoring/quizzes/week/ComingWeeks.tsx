import type { ComingQuiz } from '@dure/contract/authoring/quizzes/week.endpoints';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { weekText as words } from './week.text.ts';

/** What has not opened, by its date and what it is about. */
export function ComingWeeks({ quizzes }: { readonly quizzes: readonly ComingQuiz[] }) {
  const timeZone = useTimeZone();
  if (quizzes.length === 0) return null;
  return (
    <section aria-labelledby="coming-weeks">
      <h2 id="coming-weeks" className="pb-2.5 text-lg font-bold">
        {words.coming}
      </h2>
      <ul>
        {quizzes.map(({ no, week, openAt, topic }) => (
          <li key={no} className="flex min-h-13 items-center gap-3 border-t border-line py-1.5 text-sm tabular-nums">
            <b className="w-13 flex-none">{words.week(week)}</b>
            <span className="min-w-0 flex-1">{topic || words.quiz(no)}</span>
            <time dateTime={openAt} className="flex-none text-ink-3">
              {words.opens(formatMonthDay(openAt, timeZone))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
