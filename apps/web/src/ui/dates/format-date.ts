import { DEFAULT_TIME_ZONE } from '@dure/contract/tenancy/tenants/time-zone';
import { uiText } from '../ui.text.ts';
import { wallAt } from './days/wall-clock.ts';

/** An instant, or a calendar day such as `2026-11-20`, which is the same day everywhere. */
export type DateLike = Date | number | string;

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

const DAY_MS = 86_400_000;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

function partsOf(date: DateLike, timeZone: string): Parts {
  const zone = typeof date === 'string' && calendarDay.test(date) ? 'UTC' : timeZone;
  const [year, month, day, hour, minute] = wallAt(new Date(date).getTime(), zone).split(/[-T:]/);
  if (!year || !month || !day || !hour || !minute) throw new RangeError(`${String(date)} is no date`);
  return { year, month, day, hour, minute };
}

/** Days since 1970 of the calendar day on which `date` falls in the time zone. */
export function dayNumber(date: DateLike, timeZone = DEFAULT_TIME_ZONE): number {
  const { year, month, day } = partsOf(date, timeZone);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

/** `2026.11.20` */
export function formatDay(date: DateLike, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = partsOf(date, timeZone);
  return `${year}.${month}.${day}`;
}

/** `2026.11.20 (금)` */
export function formatDate(date: DateLike, timeZone = DEFAULT_TIME_ZONE): string {
  const weekday = uiText.date.weekdays[(dayNumber(date, timeZone) + 4) % 7] ?? '';
  return `${formatDay(date, timeZone)} (${weekday})`;
}

/** `11.20 (금)`, where the year is no question. */
export const formatMonthDay = (date: DateLike, timeZone = DEFAULT_TIME_ZONE): string =>
  formatDate(date, timeZone).slice('2026.'.length);

/** `09:14` */
export function formatTime(date: DateLike, timeZone = DEFAULT_TIME_ZONE): string {
  const { hour, minute } = partsOf(date, timeZone);
  return `${hour}:${minute}`;
}

/** `2026.11.20 (금) 09:14` */
export function formatDateTime(date: DateLike, timeZone = DEFAULT_TIME_ZONE): string {
  return `${formatDate(date, timeZone)} ${formatTime(date, timeZone)}`;
}

/** `11.20 09:14`, with the year in front when it is not that of `now`. */
export function formatShortDateTime(date: DateLike, now: DateLike, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = partsOf(date, timeZone);
  const prefix = year === partsOf(now, timeZone).year ? '' : `${year}.`;
  return `${prefix}${month}.${day} ${formatTime(date, timeZone)}`;
}

/** `2026.11.02 – 12.20`; the second year only when it is another one. */
export function formatDateRange(start: DateLike, end: DateLike, timeZone = DEFAULT_TIME_ZONE): string {
  const [from, to] = [partsOf(start, timeZone), partsOf(end, timeZone)];
  const first = `${from.year}.${from.month}.${from.day}`;
  const last = `${to.month}.${to.day}`;
  if (from.year !== to.year) return `${first} – ${to.year}.${last}`;
  return first.endsWith(last) ? first : `${first} – ${last}`;
}
