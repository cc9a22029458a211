import { parseAbsolute, parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date';

const LAST_MOMENT = new Time(23, 59, 59, 999);

/** The first instant of a calendar day (`2026-11-20`) in the time zone. */
export const startOfDay = (day: string, zone: string): string => toZoned(parseDate(day), zone).toAbsoluteString();

/** The last instant of a calendar day in the time zone. */
export const endOfDay = (day: string, zone: string): string =>
  toZoned(toCalendarDateTime(parseDate(day), LAST_MOMENT), zone).toAbsoluteString();

/** The same time of day `weeks` later, whatever the clocks do between. */
export const weeksLater = (instant: string, weeks: number, zone: string): string =>
  parseAbsolute(instant, zone).add({ weeks }).toAbsoluteString();

/** The same time of day `days` later, whatever the clocks do between. */
export const daysLater = (instant: string, days: number, zone: string): string =>
  parseAbsolute(instant, zone).add({ days }).toAbsoluteString();
