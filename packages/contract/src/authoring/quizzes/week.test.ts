import { expect, test } from 'vitest';
import { waiting } from './week.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const quiz = (quizSequence: number, deadlineAt: string | null, myAnswerStatus: string | null = null, day = '01') => ({
  quizSequence,
  deadlineAt,
  myAnswerStatus,
  openAt: `2026-11-${day}T00:00:00Z`,
});

test('the nearest deadline comes first, what has none last and by its opening', () => {
  const quizzes = [
    quiz(1, null, null, '09'),
    quiz(2, '2026-11-25T00:00:00Z'),
    quiz(3, null, null, '08'),
    quiz(4, '2026-11-21T00:00:00Z', '0002'),
  ];
  expect(waiting(quizzes, NOW).map(({ quizSequence }) => quizSequence)).toEqual([4, 2, 3, 1]);
});

test('what is answered or past its deadline waits for nobody, to the very instant', () => {
  const quizzes = [quiz(1, null, '0003'), quiz(2, '2026-11-20T00:00:00Z'), quiz(3, '2026-11-20T00:00:00.001Z', '0001')];
  expect(waiting(quizzes, NOW).map(({ quizSequence }) => quizSequence)).toEqual([3]);
});
