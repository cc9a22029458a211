import { studyFindings } from '@dure/contract/lectures/lecture-clubs/study-rules';
import { expect, test } from 'vitest';
import { endOfDay, startOfDay } from '../../../../ui/dates/days/day.ts';
import { dayOf } from '../../../../ui/dates/days/which-day.ts';
import { emptyStudy } from './lecture-values.ts';
import { daysTooLong, moveBehind } from './move-studies.ts';
import { lastMinute, proposedStudies } from './propose-studies.ts';

const ZONE = 'Asia/Seoul';
const club = {
  startAt: startOfDay('2026-11-02', ZONE),
  endAt: endOfDay('2026-11-29', ZONE),
  studyCycle: ['MON' as const],
};
const studies = (count: number) => Array.from({ length: count }, emptyStudy);
const daysOf = (all: ReturnType<typeof proposedStudies>) =>
  all.map(({ startAt, endAt }) => [dayOf(startAt!, ZONE), dayOf(endAt!, ZONE)]);

test('dates follow the study cycle, each until the day before the next, and break no rule', () => {
  const proposed = proposedStudies(studies(4), club, ZONE);
  expect(daysOf(proposed)).toEqual([
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
  ]);
  const dated = proposed.map(({ startAt, endAt }) => ({ startAt: startAt!, endAt: endAt! }));
  expect(studyFindings({ ...club, studies: dated }, ZONE)).toEqual([]);
});

test('studies beyond the period go on weekly, so that what does not fit is seen', () => {
  expect(daysOf(proposedStudies(studies(5), club, ZONE))[4]).toEqual(['2026-11-30', '2026-11-30']);
});

test('a study that was made longer moves those behind it by the days that are missing', () => {
  const [first, ...rest] = proposedStudies(studies(3), club, ZONE);
  const longer = [{ ...first!, endAt: lastMinute('2026-11-10', ZONE) }, ...rest];
  expect(daysTooLong(longer, 0, ZONE)).toBe(2);
  const moved = moveBehind({ ...club, studies: longer }, 0, 2, ZONE);
  expect(daysTooLong(moved, 0, ZONE)).toBe(0);
  expect(daysOf(moved).map(([start]) => start)).toEqual(['2026-11-02', '2026-11-11', '2026-11-18']);
});

test('what is moved beyond the end of the lecture is shortened to end before it, as long as it begins in time', () => {
  const [, ...rest] = proposedStudies(studies(4), club, ZONE);
  const behind = (days: number) => moveBehind({ ...club, studies: [emptyStudy(), ...rest] }, 0, days, ZONE).slice(1);
  expect(daysOf(behind(6))).toEqual([
    ['2026-11-15', '2026-11-21'],
    ['2026-11-22', '2026-11-28'],
    ['2026-11-29', '2026-11-29'],
  ]);
  const dated = behind(6).map(({ startAt, endAt }) => ({ startAt: startAt!, endAt: endAt! }));
  expect(studyFindings({ ...club, studies: dated }, ZONE)).toEqual([]);
  expect(daysOf(behind(7))[2]).toEqual(['2026-11-30', '2026-12-06']);
});
