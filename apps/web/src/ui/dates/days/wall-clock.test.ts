import { afterEach, expect, test, vi } from 'vitest';
import { wallAt } from './wall-clock.ts';

afterEach(() => vi.restoreAllMocks());

/** As `Intl` knows them, whatever a zone's clocks did. */
const byIntl = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(instant)
    .replace(' ', 'T');

const HOUR_MS = 3_600_000;
const [START, END] = [Date.parse('1980-01-01'), Date.parse('2110-01-01')];

test.each(['Asia/Seoul', 'UTC', 'America/New_York'])(
  'the clocks of %s are told, also where they were put forward',
  (zone) => {
    // Prime to a day and a year: each hour, day and month comes up.
    for (let instant = START; instant < END; instant += 997 * HOUR_MS + 61_000)
      expect(wallAt(instant, zone), String(instant)).toBe(byIntl(instant, zone));
  },
);

test('Seoul had summer time once', () => {
  expect(wallAt(Date.parse('1988-08-01T00:00:00Z'), 'Asia/Seoul')).toBe('1988-08-01T10:00:00');
  expect(wallAt(Date.parse('2026-08-01T00:00:00Z'), 'Asia/Seoul')).toBe('2026-08-01T09:00:00');
});

test('most pages show their dates without Intl', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  wallAt(Date.parse('2026-11-20T00:00:00Z'), 'Asia/Seoul');
  wallAt(Date.parse('2026-11-20T00:00:00Z'), 'UTC');
  expect(made).not.toHaveBeenCalled();
});

test('what is no instant, and a year of more figures than four', () => {
  expect(() => wallAt(Number.NaN, 'Asia/Seoul')).toThrow(RangeError);
  expect(wallAt(Date.parse('+010001-02-03T00:00:00Z'), 'UTC')).toBe('10001-02-03T00:00:00');
});
