import { wallAt } from './wall-clock.ts';

const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;
/** The last day that is written with four figures for its year, and the first. */
const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')];

/** The calendar day (`2026-11-20`) on which an instant falls in the time zone; the browser knows it without a library. */
export const dayOf = (instant: string, zone: string): string => wallAt(Date.parse(instant), zone).slice(0, 10);

/** The calendar day so many days after another one, or before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Math.min(LAST, Math.max(FIRST, Date.parse(day) + days * DAY_MS))).toISOString().slice(0, 10);

/** Days of the week before a calendar day: 0 for a Monday. */
export const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;

/** How many weeks a period takes, the last one counted whole. */
export const weeksBetween = (startAt: string, endAt: string): number =>
  Math.max(1, Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / DAY_MS / DAYS_A_WEEK));

/** Calendar days from one instant to another in the time zone; negative where the other is earlier. */
export const daysBetween = (from: string, to: string, zone: string): number =>
  (Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / DAY_MS;
