import { expect, test } from 'vitest';
import { dayOf } from '../../../../../ui/dates/days/which-day.ts';
import { emptyQuiz, type ClubValues, type QuizValues } from '../club-values.ts';
import { proposedClub } from '../new-club.ts';
import { deadlineDaysOf, extended, replanned, withCounts } from './replan.ts';

const SEOUL = 'Asia/Seoul';
const empty = proposedClub(Date.parse('2026-11-22T03:00:00Z'), SEOUL, { jobGroups: [], jobs: [], jobLevels: [] });
const blank = (count: number) => Array.from({ length: count }, () => emptyQuiz(1, null));
const planned = (count: number): ClubValues => ({
  ...empty,
  quizzes: replanned({ ...empty, quizzes: blank(count) }, 6, SEOUL),
});
const days = (quizzes: readonly QuizValues[]) => quizzes.map(({ openAt }) => dayOf(openAt!, SEOUL).slice(5));

test('one quiz more lays the plan anew while nobody moved a quiz', () => {
  const club = planned(2);
  expect(days(club.quizzes)).toEqual(['12-07', '12-21']);
  expect(days(extended(club, [...club.quizzes, ...blank(1)], 6, SEOUL, true))).toEqual(['12-07', '12-14', '12-21']);
});

test('of a plan that was changed by hand nothing moves: the new quiz stands behind the last', () => {
  const club = planned(2);
  const [first, second] = club.quizzes;
  const quizzes = [{ ...first!, openAt: '2026-12-08T15:00:00.000Z' }, second!];
  expect(days(extended({ ...club, quizzes }, [...quizzes, ...blank(1)], 6, SEOUL, true))).toEqual([
    '12-09',
    '12-21',
    '12-28',
  ]);
});

test('of a club that others see already nothing moves', () => {
  const club = planned(2);
  const longer = extended(club, [...club.quizzes, ...blank(1)], 6, SEOUL, false);
  expect(days(longer).slice(0, 2)).toEqual(['12-07', '12-21']);
});

test('a quiz with answers stays where it is', () => {
  const club = planned(3);
  const quizzes = club.quizzes.map((quiz, index) => (index === 1 ? { ...quiz, answerCount: 2 } : quiz));
  const laid = replanned({ ...club, quizzes, studyCycle: ['WED'] }, 6, SEOUL);
  expect(days(laid)).toEqual(['12-09', '12-14', '12-23']);
});

test('the deadline is what the first quiz has, the usual one of a club without quizzes', () => {
  expect(deadlineDaysOf(empty, SEOUL)).toBe(6);
  expect(deadlineDaysOf({ ...empty, quizzes: replanned(planned(2), 2, SEOUL) }, SEOUL)).toBe(2);
  expect(deadlineDaysOf({ ...empty, quizzes: replanned(planned(2), null, SEOUL) }, SEOUL)).toBeNull();
});

test('weeks and studies follow the plan until somebody writes others', () => {
  const twice = { ...empty, studyCycle: ['MON', 'THU'] as const };
  expect(withCounts(empty, { ...twice, studyCycle: [...twice.studyCycle] }, SEOUL)).toMatchObject({
    weekCount: 5,
    studyCount: 10,
  });
  const own = { ...empty, studyCount: 8 };
  expect(withCounts(own, { ...own, studyCycle: ['MON', 'THU'] }, SEOUL).studyCount).toBe(8);
});
