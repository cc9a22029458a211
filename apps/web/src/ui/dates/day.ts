import { parseAbsolute, parseDate, Time, toCalendarDate, toCalendarDateTime, toZoned } from '@internationalized/date';

const LAST_MOMENT = new Time(23, 59, 59, 999);
const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

/** The first instant of a calendar day (`2026-11-20`) in the time zone. */
export const startOfDay = (day: string, zone: string): string => toZoned(parseDate(day), zone).toAbsoluteString();

/** The last instant of a calendar day in the time zone. */
export const endOfDay = (day: string, zone: string): string =>
  toZoned(toCalendarDateTime(parseDate(day), LAST_MOMENT), zone).toAbsoluteString();

/** The calendar day on which an instant falls in the time zone. */
export const dayOf = (instant: string, zone: string): string => toCalendarDate(parseAbsolute(instant, zone)).toString();

/** How many weeks a period takes, the last one counted whole. */
export const weeksBetween = (startAt: string, endAt: string): number =>
  Math.max(1, Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / DAY_MS / DAYS_A_WEEK));

/** The same time of day `weeks` later, whatever the clocks do between. */
export const weeksLater = (instant: string, weeks: number, zone: string): string =>
  parseAbsolute(instant, zone).add({ weeks }).toAbsoluteString();

/** The same time of day `days` later, whatever the clocks do between. */
export const daysLater = (instant: string, days: number, zone: string): string =>
  parseAbsolute(instant, zone).add({ days }).toAbsoluteString();

/** Calendar days from one instant to another in the time zone; negative where the other is earlier. */
export const daysBetween = (from: string, to: string, zone: string): number =>
  (Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / DAY_MS;
