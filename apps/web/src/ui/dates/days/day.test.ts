import { getDayOfWeek, parseDate, Time, toCalendarDateTime, toZoned, type CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from './day.ts';
import { dayAfter, daysSinceMonday } from './which-day.ts';

const LAST_MOMENT = new Time(23, 59, 59, 999);
const from = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => parseDate(first).add({ days: index }));

/** Where and when clocks change, and how. */
test.each([
  ['Asia/Seoul', '1988-01-01', 365, 'summer time of long ago'],
  ['Asia/Seoul', '0002-12-07', 3, 'a year that is being typed, by the sun'],
  ['America/New_York', '2026-01-01', 365, 'at two in the night'],
  ['Australia/Lord_Howe', '2026-01-01', 365, 'by half an hour'],
  ['America/Havana', '2026-01-01', 365, 'at midnight, which is skipped, or shown twice'],
  ['Asia/Beirut', '2026-01-01', 365, 'midnight is skipped'],
  ['America/St_Johns', '2006-01-01', 365, 'a minute after midnight: back to the day before'],
  ['Pacific/Apia', '2011-12-20', 20, 'a day is skipped'],
  ['Pacific/Kiritimati', '1994-12-20', 20, 'a day is skipped'],
  ['Africa/Monrovia', '1971-12-28', 20, 'by less than an hour'],
  ['UTC', '2026-01-01', 365, 'never'],
])('a day begins and ends in %s as calendars of all zones know it: %s, %i days, %s', (zone, first, count) => {
  const known = (day: CalendarDate) => [
    toZoned(day, zone).toAbsoluteString(),
    toZoned(toCalendarDateTime(day, LAST_MOMENT), zone).toAbsoluteString(),
  ];
  const found = (day: CalendarDate) => [startOfDay(day.toString(), zone), endOfDay(day.toString(), zone)];
  const days = from(first, count);
  expect(days.map(found)).toEqual(days.map(known));
});

test('days follow each other, and are of their weekday, by the calendar', () => {
  for (const day of from('1999-01-01', 366 * 9)) {
    const text = day.toString();
    expect(daysSinceMonday(text)).toBe(getDayOfWeek(day, 'en-US', 'mon'));
    for (const days of [-366, -1, 0, 1, 371]) expect(dayAfter(text, days)).toBe(day.add({ days }).toString());
  }
});

test('no day is later than the last that is written with four figures', () => {
  expect(dayAfter('9999-12-31', 6)).toBe('9999-12-31');
  expect(dayAfter('0001-01-02', -6)).toBe('0001-01-01');
});
