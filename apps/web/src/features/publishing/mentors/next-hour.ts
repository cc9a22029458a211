import { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import type { MentorHour } from '@dure/contract/publishing/mentors/mentor-hours';
import { inOrder } from '@dure/contract/publishing/mentors/mentor-hours';
import { dayNumber, formatTime } from '../../../ui/dates/format-date.ts';

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

export interface NextHour {
  /** A calendar day such as `2026-12-01`, where the organisation is. */
  readonly day: string;
  readonly hour: MentorHour;
}

/** The hour of the week that comes next and is not over yet; undefined of a mentor who offers none. */
export function nextHour(hours: readonly MentorHour[], now: number, zone: string): NextHour | undefined {
  const today = dayNumber(now, zone);
  const time = formatTime(now, zone);
  // The first of January 1970 was a Thursday; the same day a week later may be the next one.
  for (let ahead = 0; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const weekday = WEEKDAYS[(today + ahead + 3) % DAYS_OF_WEEK];
    const hour = inOrder(hours).find((one) => one.weekday === weekday && (ahead > 0 || one.until > time));
    if (hour) return { day: new Date((today + ahead) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length), hour };
  }
  return undefined;
}
