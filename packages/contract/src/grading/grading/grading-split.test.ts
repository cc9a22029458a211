import { expect, test } from 'vitest';
import { partOf, type Split, type SplitPart } from './grading-split.ts';

const part = (memberUUID: string, given: Partial<SplitPart>): SplitPart => ({
  memberUUID,
  quizzes: [],
  from: '',
  share: 0,
  ...given,
});
const whose = (split: Split, clubQuizAnswerSequence: number, quizSequence = 1, nickname = '가람') =>
  partOf(split, { clubQuizAnswerSequence, quizSequence, nickname });

test('by quiz, and what no part names is nobody’s', () => {
  const split: Split = { kind: 'QUIZ', parts: [part('a', { quizzes: [1, 3] }), part('b', { quizzes: [2] })] };
  expect([1, 2, 3, 4].map((quiz) => whose(split, 9, quiz))).toEqual(['a', 'b', 'a', undefined]);
});

test('by name: each part up to where the next begins, the first from the very start', () => {
  const split: Split = { kind: 'NAME', parts: [part('a', { from: '가' }), part('b', { from: '사' })] };
  const names = ['Ann', '강도현', '박준서', '사라', '한다인'];
  expect(names.map((name) => whose(split, 9, 1, name))).toEqual(['a', 'a', 'a', 'b', 'b']);
});

test('by share: of a hundred answers in a row each has as many as its per cent, spread over all', () => {
  const split: Split = { kind: 'SHARE', parts: [part('a', { share: 60 }), part('b', { share: 40 })] };
  const given = Array.from({ length: 100 }, (_, index) => whose(split, 4_711 + index));
  expect(given.filter((one) => one === 'a')).toHaveLength(60);
  expect(given.filter((one) => one === 'b')).toHaveLength(40);
  expect(new Set(given.slice(0, 10)).size).toBe(2);
});
