import { expect, test } from 'vitest';
import { clubDetail, quizOf } from '../../../../testing/club-detail.ts';
import { checkClub } from './check-club.ts';
import { emptyClub, valuesOf } from './club-values.ts';

const pathsOf = (part: Parameters<typeof clubDetail>[0]) =>
  checkClub(valuesOf(clubDetail(part))).map(({ path }) => path);

test('a whole club has no fault', () => {
  expect(pathsOf({})).toEqual([]);
});

test('an empty form names what is needed, in the order of the page', () => {
  expect(checkClub(emptyClub).map(({ path }) => path)).toEqual([
    'clubName',
    'description',
    'startAt',
    'studyCycle',
    'jobGroups',
    'jobLevels',
    'weekCount',
    'studyCount',
  ]);
});

test('rules across fields are told at the quiz that breaks them', () => {
  const late = quizOf(2, { openAt: '2027-03-01T00:00:00.000Z' });
  const reversed = quizOf(3, { deadlineAt: '2026-12-01T00:00:00.000Z' });
  expect(pathsOf({ quizzes: [quizOf(1), late, reversed] })).toEqual(['quizzes.1.openAt', 'quizzes.2.deadlineAt']);
});

test('a faulty field elsewhere hides no rule', () => {
  expect(pathsOf({ clubName: '', officialGrading: 'SELF' })).toEqual(['clubName', 'officialGrading']);
});
