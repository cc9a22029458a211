import { expect, test } from 'vitest';
import { clubDetail, quizOf } from '../../../../testing/club-detail.ts';
import { emptyClub, valuesOf } from '../club-values.ts';
import { leftSteps } from './left-steps.ts';

test('nothing was left of a club that is not begun', () => {
  expect(leftSteps(emptyClub)).toEqual([]);
});

test('the step on which somebody was writing is left once it is whole', () => {
  expect(leftSteps({ ...emptyClub, clubName: '운' })).toEqual([]);
  expect(leftSteps({ ...emptyClub, clubName: '운영체제', description: '함께 읽어요.' })).toEqual(['basic']);
});

test('a draft with quizzes has left every step before them', () => {
  const values = valuesOf(clubDetail({ quizzes: [quizOf(1, { question: '' })] }));
  expect(leftSteps(values)).toEqual(['basic', 'schedule', 'audience', 'grading']);
});
