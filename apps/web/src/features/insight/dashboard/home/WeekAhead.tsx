import type { TeachingEvent } from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import { Link } from '@tanstack/react-router';
import { cx } from '../../../../ui/cx.ts';
import { dayNumber, formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { teachingWeekText as text } from './teaching-week.text.ts';

const DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** The next seven days with the quizzes that open and close on each. */
export function WeekAhead({ events }: { readonly events: readonly TeachingEvent[] }) {
  const zone = useTimeZone();
  const now = useNow();
  const today = dayNumber(now, zone);
  return (
    <section aria-labelledby="week-ahead">
      <h2 id="week-ahead" className="text-lg font-bold">
        {text.week}
      </h2>
      {events.length === 0 ? (
        <p className="mt-1 text-ink-3">{text.nothing}</p>
      ) : (
        <ol className="mt-3 grid gap-1.5 desktop:grid-cols-7">
          {Array.from({ length: DAYS }, (_, index) => {
            const its = events.filter(({ at }) => dayNumber(at, zone) === today + index);
            return (
              <li
                key={index}
                className={cx(
                  'border-t-2 pt-1.5 text-sm desktop:min-h-16',
                  index === 0 ? 'border-brand' : 'border-line-strong',
                  its.length === 0 && 'max-desktop:hidden',
                )}
              >
                <b className={cx('tabular-nums', index === 0 ? 'text-brand-ink' : 'text-ink-3')}>
                  {formatMonthDay(now + index * DAY_MS, zone)} {index === 0 && text.today}
                </b>
                {its.map(({ clubSequence, clubName, quizSequence, no, kind }) => (
                  <Link
                    key={`${quizSequence}${kind}`}
                    to="/quiz-dashboard/$clubSequence/quizzes"
                    params={{ clubSequence }}
                    title={clubName}
                    aria-label={text.eventNamed(clubName, no, text.kinds[kind])}
                    className="flex min-h-11 items-center font-semibold underline-offset-4 hover:underline desktop:min-h-7"
                  >
                    {text.event(no, text.kinds[kind])}
                  </Link>
                ))}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
