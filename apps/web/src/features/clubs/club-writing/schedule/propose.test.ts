import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayOf } from '../../../../ui/dates/days/which-day.ts';
import { endThatFits, openingDays, proposeSchedule, type Plan } from './propose.ts';

const SEOUL = 'Asia/Seoul';
const plan = (part: Partial<Plan> & { readonly from?: string; readonly to?: string } = {}): Plan => {
  const { from = '2026-11-30', to = '2026-12-31', ...rest } = part;
  const zone = rest.zone ?? SEOUL;
  return {
    startAt: startOfDay(from, zone),
    endAt: endOfDay(to, zone),
    weekdays: ['MON'],
    count: 5,
    deadlineDays: 6,
    zone,
    ...rest,
  };
};
const days = (of: Plan) =>
  proposeSchedule(of).map(
    ({ openAt, deadlineAt, week }) =>
      `${week} ${dayOf(openAt, of.zone)} ${deadlineAt === null ? '-' : dayOf(deadlineAt, of.zone)}`,
  );

test('five quizzes open on five Mondays, over the end of month and year, each due after six days', () => {
  expect(days(plan({ to: '2027-01-10' }))).toEqual([
    '1 2026-11-30 2026-12-06',
    '2 2026-12-07 2026-12-13',
    '3 2026-12-14 2026-12-20',
    '4 2026-12-21 2026-12-27',
    '5 2026-12-28 2027-01-03',
  ]);
});

test('a deadline never passes the end of the club', () => {
  const of = plan();
  expect(proposeSchedule(of).at(-1)?.deadlineAt).toBe(of.endAt);
});

test('a long period is used evenly; what is over is left at its end', () => {
  expect(days(plan({ to: '2027-02-07', deadlineDays: null }))).toEqual([
    '1 2026-11-30 -',
    '3 2026-12-14 -',
    '5 2026-12-28 -',
    '7 2027-01-11 -',
    '9 2027-01-25 -',
  ]);
});

test('two weekdays take turns, whichever was chosen first and whatever day the club starts on', () => {
  const of = plan({ from: '2026-12-02', to: '2026-12-20', weekdays: ['FRI', 'TUE'], count: 4, deadlineDays: 2 });
  expect(openingDays(of)).toEqual(['2026-12-04', '2026-12-08', '2026-12-11', '2026-12-15', '2026-12-18']);
  expect(days(of)).toEqual([
    '1 2026-12-04 2026-12-06',
    '1 2026-12-08 2026-12-10',
    '2 2026-12-11 2026-12-13',
    '2 2026-12-15 2026-12-17',
  ]);
});

test('a period that is too short doubles up and knows the end that would do', () => {
  const of = plan({ to: '2026-12-12', count: 4 });
  expect(proposeSchedule(of).map(({ openAt }) => dayOf(openAt, SEOUL))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-07',
    '2026-12-07',
  ]);
  const endAt = endThatFits(of);
  expect(dayOf(endAt, SEOUL)).toBe('2026-12-27');
  expect(new Set(proposeSchedule({ ...of, endAt }).map(({ openAt }) => openAt)).size).toBe(4);
});

test('a period that is long enough keeps its end', () => {
  const of = plan({ to: '2027-03-31' });
  expect(endThatFits(of)).toBe(of.endAt);
});

test('a period without the weekday opens on its first day', () => {
  expect(days(plan({ from: '2026-12-01', to: '2026-12-03', count: 1 }))).toEqual(['1 2026-12-01 2026-12-03']);
});

test('a club that starts in the middle of a day opens its first quiz with it', () => {
  const startAt = '2026-11-30T01:00:00.000Z';
  expect(proposeSchedule({ ...plan(), startAt })[0]?.openAt).toBe(startAt);
});

test('where clocks change, quizzes still open at midnight and close with the day', () => {
  const zone = 'America/New_York';
  const [before, after] = proposeSchedule(plan({ zone, from: '2026-10-26', to: '2026-11-15', count: 2 }));
  expect(before).toMatchObject({ openAt: '2026-10-26T04:00:00.000Z', deadlineAt: '2026-11-02T04:59:59.999Z' });
  expect(after).toMatchObject({ openAt: '2026-11-02T05:00:00.000Z', deadlineAt: '2026-11-09T04:59:59.999Z' });
});

test('no quizzes need no days', () => {
  expect(proposeSchedule(plan({ count: 0 }))).toEqual([]);
});

test('a year that is half typed makes no schedule of centuries', () => {
  expect(openingDays(plan({ from: '0002-12-07', weekdays: ['MON'] }))).toHaveLength(53);
});
