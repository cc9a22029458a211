import { expect, test } from 'vitest';
import { nextHour } from './next-hour.ts';

const TUE = { weekday: 'TUE', from: '19:00', until: '21:00' } as const;
const SAT = { weekday: 'SAT', from: '10:00', until: '11:00' } as const;
const at = (now: string, zone = 'Asia/Seoul') => nextHour([SAT, TUE], Date.parse(now), zone);

test.each([
  // Sunday in Seoul.
  ['2026-11-29T03:00:00Z', '2026-12-01', TUE],
  // While it lasts, and once it is over.
  ['2026-12-01T11:59:00Z', '2026-12-01', TUE],
  ['2026-12-01T12:00:00Z', '2026-12-05', SAT],
  // Monday evening in London is Tuesday in Seoul.
  ['2026-11-30T20:00:00Z', '2026-12-01', TUE],
])('at %s the next hour is on %s', (now, day, hour) => {
  expect(at(now)).toEqual({ day, hour });
});

test('an hour that is over today comes again in a week, and who offers none has none', () => {
  expect(nextHour([TUE], Date.parse('2026-12-01T13:00:00Z'), 'Asia/Seoul')?.day).toBe('2026-12-08');
  expect(nextHour([], Date.parse('2026-12-01T13:00:00Z'), 'Asia/Seoul')).toBeUndefined();
});
