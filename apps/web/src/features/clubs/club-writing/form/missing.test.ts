import { expect, test } from 'vitest';
import { clubDetail, quizOf } from '../../../../testing/club-detail.ts';
import { valuesOf } from './club-values.ts';
import { missingIn } from './missing.ts';

const ZONE = 'Asia/Seoul';
const of = (part: Parameters<typeof clubDetail>[0]) =>
  missingIn(valuesOf(clubDetail(part)), ZONE).map(({ kind, nos }) => [kind, ...nos]);
const whole = { modelAnswer: '모범', deadlineAt: '2026-12-09T14:59:59.999Z' };

test('a whole club misses nothing', () => {
  expect(of({ quizzes: [quizOf(1, whole)] })).toEqual([]);
});

test('a club without quizzes misses those alone', () => {
  expect(of({ quizzes: [] })).toEqual([['noQuiz']]);
});

test('quizzes without model answer and deadline are named by their numbers', () => {
  expect(of({ quizzes: [quizOf(1, whole), quizOf(2), quizOf(3, whole), quizOf(4, { modelAnswer: '모범' })] })).toEqual([
    ['noModelAnswer', 2],
    ['noDeadline', 2, 4],
  ]);
});

test('the text of a quiz that is not to be changed here is not asked for', () => {
  expect(of({ quizzes: [quizOf(1, { ...whole, modelAnswer: '', isFixed: true })] })).toEqual([]);
});

test('two days are too short, three are not, the deadline day counted', () => {
  const due = (deadlineAt: string) => of({ quizzes: [quizOf(1, { ...whole, deadlineAt })] });
  expect(due('2026-12-03T14:59:59.999Z')).toEqual([['shortTime', 1]]);
  expect(due('2026-12-04T14:59:59.999Z')).toEqual([]);
});

test('more quizzes than opening days ask for a longer club, and say how long', () => {
  const values = valuesOf(
    clubDetail({ endAt: '2026-12-10T14:59:59.999Z', quizzes: [1, 2, 3].map((no) => quizOf(no, whole)) }),
  );
  expect(missingIn(values, ZONE)).toEqual([{ kind: 'crowded', nos: [1, 3], endAt: '2026-12-21T14:59:59.999Z' }]);
});
