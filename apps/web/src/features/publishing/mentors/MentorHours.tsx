import type { MentorHour } from '@dure/contract/publishing/mentors/mentor-hours';
import { useHydrated } from '../../../kernel/hydration/use-hydrated.ts';
import { formatMonthDay, formatTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { mentorsText as text } from './mentors.text.ts';
import { nextHour } from './next-hour.ts';
import { weekdayName } from './weekday-name.ts';

/** Whether the reader's own clock shows another time than the organisation's. */
const isElsewhere = (now: number, zone: string) => {
  const local = new Date(now);
  const two = (number: number) => String(number).padStart(2, '0');
  return formatTime(now, zone) !== `${two(local.getHours())}:${two(local.getMinutes())}`;
};

/** The hours that a mentor offers every week, and which of them comes next; nothing for who offers none. */
export function MentorHours({ hours }: { readonly hours: readonly MentorHour[] }) {
  const zone = useTimeZone();
  const now = useNow();
  // The server's own clock is nobody's.
  const isHydrated = useHydrated();
  const next = nextHour(hours, now, zone);
  if (!next) return null;
  return (
    <section aria-labelledby="mentor-hours" className="mt-6">
      <h2 id="mentor-hours" className="text-xl font-bold">
        {text.hours}
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2 tabular-nums">
        {hours.map(({ weekday, from, until }) => (
          <li key={`${weekday}${from}`} className="rounded-control border border-line bg-surface px-3 py-1.5 text-sm">
            <b>{weekdayName(weekday)}</b> {from}–{until}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2 tabular-nums">
        {text.nextHour(`${formatMonthDay(next.day)} ${next.hour.from}`)}
        {isHydrated && isElsewhere(now, zone) && ` ${text.hoursAre(zone)}`}
      </p>
    </section>
  );
}
