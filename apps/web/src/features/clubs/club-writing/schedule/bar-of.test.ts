import { expect, test } from 'vitest';
import { barOf } from './bar-of.ts';

const period = { startAt: '2026-12-01T00:00:00+09:00', endAt: '2026-12-10T23:59:00+09:00', zone: 'Asia/Seoul' };
const quiz = (from: string, until: string | null) => ({
  key: 'a',
  week: 1,
  openAt: `${from}T00:00:00+09:00`,
  deadlineAt: until && `${until}T23:59:00+09:00`,
  answerCount: 0,
});

test.each([
  ['within the period', '2026-12-03', '2026-12-04', 0.2, 0.2],
  ['open to the end', '2026-12-06', null, 0.5, 0.5],
  ['begun before it', '2026-11-20', '2026-12-02', 0, 0.2],
  ['due after it', '2026-12-09', '2027-01-20', 0.8, 0.2],
  ['over before it', '2026-11-01', '2026-11-10', 0, 0],
  ['begun after it', '2027-01-05', '2027-01-10', 1, 0],
])('a quiz %s takes no place outside of it', (_where, from, until, left, width) => {
  const bar = barOf(quiz(from, until), period);
  expect(bar.left).toBeCloseTo(left);
  expect(bar.width).toBeCloseTo(width);
});
