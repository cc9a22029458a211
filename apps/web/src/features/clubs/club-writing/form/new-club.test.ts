import { expect, test } from 'vitest';
import { dayOf } from '../../../../ui/dates/days/which-day.ts';
import { checkClub } from './check-club.ts';
import { proposedClub } from './new-club.ts';
import { replanned } from './plan/replan.ts';
import { emptyQuiz } from './club-values.ts';

const audience = { jobGroups: ['0300'], jobs: [], jobLevels: ['L1'] };
const SEOUL = 'Asia/Seoul';

test.each([
  ['a Sunday', '2026-11-22T03:00:00Z', '2026-12-07'],
  ['a Monday', '2026-11-23T03:00:00Z', '2026-12-07'],
  ['a Tuesday', '2026-11-24T03:00:00Z', '2026-12-14'],
  ['an evening that is the next day there', '2026-11-23T15:30:00Z', '2026-12-14'],
])('from %s on the club starts on a Monday with two weeks to recruit', (_, now, starts) => {
  expect(dayOf(proposedClub(Date.parse(now), SEOUL, audience).startAt!, SEOUL)).toBe(starts);
});

test('only what no one else can know is left to be written', () => {
  const club = proposedClub(Date.parse('2026-11-22T03:00:00Z'), SEOUL, audience);
  expect(checkClub(club).map(({ path }) => path)).toEqual(['clubName', 'description']);
});

test('its five weeks hold five quizzes without a fault', () => {
  const club = proposedClub(Date.parse('2026-11-22T03:00:00Z'), SEOUL, audience);
  const quizzes = Array.from({ length: 5 }, () => ({ ...emptyQuiz(1, null), question: '문항이에요' }));
  const planned = { ...club, clubName: '클럽', description: '소개', quizzes };
  expect(checkClub({ ...planned, quizzes: replanned(planned, 6, SEOUL) })).toEqual([]);
});
