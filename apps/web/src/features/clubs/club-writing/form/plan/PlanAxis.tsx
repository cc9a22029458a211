import { dayAfter, dayOf, daysBetween } from '../../../../../ui/dates/days/which-day.ts';
import { formatDay } from '../../../../../ui/dates/format-date.ts';
import type { Period } from '../../schedule/move.ts';

const DAYS_A_WEEK = 7;
const MOST_MARKS = 5;

/** Dates over the bars: a week each, or several where the club is long. */
export function PlanAxis({ period }: { readonly period: Period }) {
  const { startAt, endAt, zone } = period;
  const days = daysBetween(startAt, endAt, zone) + 1;
  const weeks = Math.max(1, Math.ceil(days / DAYS_A_WEEK / MOST_MARKS));
  const marks = Array.from({ length: Math.ceil(days / DAYS_A_WEEK / weeks) }, (_, index) => index * weeks);
  return (
    <div aria-hidden="true" className="flex h-8 justify-end border-b border-line px-1 desktop:px-2">
      <div className="w-full px-2 desktop:w-106">
        <div className="relative h-full">
          {marks.map((week) => (
            <span
              key={week}
              className="absolute top-1.5 border-l border-line pl-1 text-xs text-ink-3 tabular-nums"
              style={{ left: `${((week * DAYS_A_WEEK) / days) * 100}%` }}
            >
              {formatDay(dayAfter(dayOf(startAt, zone), week * DAYS_A_WEEK)).slice(5)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
