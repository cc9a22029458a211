import { parseAbsolute, toCalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { dayOf, daysBetween } from './which-day.ts';

const ZONES = ['Asia/Seoul', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'];

test.each(ZONES)('the day of an instant is the one of the calendar there, whatever the clocks do: %s', (zone) => {
  const HALF_HOUR = 1_800_000;
  const start = Date.parse('2026-10-30T00:00:00Z');
  for (let step = 0; step < 24 * 2 * 6; step += 1) {
    const instant = new Date(start + step * HALF_HOUR).toISOString();
    expect(dayOf(instant, zone)).toBe(toCalendarDate(parseAbsolute(instant, zone)).toString());
  }
});

test('days are counted by the calendar, not by hours', () => {
  expect(daysBetween('2026-11-20T14:59:00Z', '2026-11-20T15:01:00Z', 'Asia/Seoul')).toBe(1);
  expect(daysBetween('2026-11-21T00:00:00Z', '2026-11-20T00:00:00Z', 'Asia/Seoul')).toBe(-1);
});

test('a year of fewer figures, as it is while one is typed, is a day all the same', () => {
  expect(dayOf('0002-12-07T12:00:00.000Z', 'UTC')).toBe('0002-12-07');
});
