import { uiText } from '../ui.text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

/** How long ago in one unit; a clock that runs ahead is just now. */
export function relativeTime(then: number, now: number): string {
  const { justNow, minutesAgo, hoursAgo, daysAgo, yearsAgo } = uiText.date;
  const passed = now - then;
  if (passed < MINUTE_MS) return justNow;
  if (passed < HOUR_MS) return minutesAgo(Math.floor(passed / MINUTE_MS));
  if (passed < DAY_MS) return hoursAgo(Math.floor(passed / HOUR_MS));
  if (passed < YEAR_MS) return daysAgo(Math.floor(passed / DAY_MS));
  return yearsAgo(Math.floor(passed / YEAR_MS));
}
