import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayOf } from '../../../../ui/dates/days/which-day.ts';
import { lengthened, movedByDays, type Placed } from './move.ts';
import { proposeSchedule } from './propose.ts';

const zone = 'Asia/Seoul';
const period = { startAt: startOfDay('2026-11-30', zone), endAt: endOfDay('2026-12-31', zone), zone };
const rows: Placed[] = proposeSchedule({ ...period, weekdays: ['MON'], count: 5, deadlineDays: 6 }).map(
  (slot, index) => ({ ...slot, key: `q${index + 1}`, answerCount: 0 }),
);
const days = (placed: readonly Placed[]) =>
  placed.map(({ openAt, deadlineAt }) => `${dayOf(openAt!, zone).slice(5)} ${dayOf(deadlineAt!, zone).slice(5)}`);

test('a quiz moved by two days takes the later ones along, and the end of the club holds the last deadline', () => {
  expect(days(movedByDays(rows, 'q3', 2, period))).toEqual([
    '11-30 12-06',
    '12-07 12-13',
    '12-16 12-22',
    '12-23 12-29',
    '12-30 12-31',
  ]);
});

test('moving back from where it began gives the schedule back', () => {
  expect(movedByDays(rows, 'q3', 0, period)).toEqual(rows);
});

test('no quiz leaves the period, at either end, and the weeks follow', () => {
  expect(days(movedByDays(rows, 'q1', -3, period))).toEqual(days(rows));
  const late = movedByDays(rows, 'q5', 30, period);
  expect(days(late).at(-1)).toBe('12-31 12-31');
  expect(movedByDays(rows, 'q2', 7, period)[1]?.week).toBe(3);
});

test('a quiz with answers stays, itself and behind one that moves', () => {
  const answered = rows.map((row) => (row.key === 'q4' ? { ...row, answerCount: 1 } : row));
  expect(movedByDays(answered, 'q4', 2, period)).toEqual(answered);
  expect(movedByDays(answered, 'q3', 1, period)[3]).toEqual(answered[3]);
});

test('the time of day stays, also where clocks change', () => {
  const there = 'America/New_York';
  const open = '2026-10-31T13:00:00.000Z';
  const of = { startAt: '2026-10-01T04:00:00.000Z', endAt: '2026-11-30T04:59:59.999Z', zone: there };
  const [moved] = movedByDays([{ key: 'a', week: 1, openAt: open, deadlineAt: null, answerCount: 0 }], 'a', 1, of);
  expect(moved?.openAt).toBe('2026-11-01T14:00:00.000Z');
});

test('its length changes alone, never before its opening nor past the end', () => {
  expect(days(lengthened(rows, 'q1', 2, period))).toEqual(['11-30 12-08', ...days(rows).slice(1)]);
  expect(days(lengthened(rows, 'q1', -6, period))[0]).toBe('11-30 11-30');
  expect(lengthened(rows, 'q1', -7, period)).toEqual(rows);
  expect(days(lengthened(rows, 'q5', 9, period)).at(-1)).toBe('12-28 12-31');
});
