import { expect, test } from 'vitest';
import { rebased } from './rebased.ts';
import type { ScheduleRow } from './schedule.ts';

const row = (no: number, part: Partial<ScheduleRow> = {}): ScheduleRow => ({
  key: String(no),
  quizSequence: no,
  sourceQuizSequence: null,
  question: `문항 ${no}`,
  answerCount: 0,
  week: 1,
  topic: '',
  openAt: '2026-11-20T00:00:00Z',
  deadlineAt: null,
  published: false,
  written: null,
  ...part,
});
const [one, two, three] = [row(1), row(2), row(3)];
const old = [one, two, three];
const keys = (rows: readonly ScheduleRow[]) => rows.map(({ key }) => key).join('');

test.each([
  ['I changed nothing', old, [three, one, two], '312'],
  ['I moved one', [one, three, two], [row(1, { week: 2 }), two, three], '132'],
  ['both moved', [one, three, two], [two, one, three], '132'],
  ['they took one out', [one, three, two], [one, two], '12'],
  ['they added one', [one, three, two], [one, two, three, row(4)], '1324'],
  ['I took one out', [one, two], [one, two, three], '12'],
  ['I took out one that has an answer now', [one, two], [one, two, row(3, { answerCount: 1 })], '123'],
  ['both added the same quiz', [...old, row(4, { key: 'mine' })], [...old, row(4)], '1234'],
  ['I wrote one', [...old, row(9, { key: 'new', quizSequence: null })], [three, two, one], '321new'],
])('order: %s', (_, mine, current, expected) => {
  expect(keys(rebased(mine, old, current))).toBe(expected);
});

test('of each field mine stays where I changed it, and theirs comes where I did not', () => {
  const mine = [row(1, { week: 3 }), two, three];
  const current = [row(1, { week: 2, published: true, answerCount: 4 }), two, three];
  expect(rebased(mine, old, current)[0]).toEqual(row(1, { week: 3, published: true, answerCount: 4 }));
});
