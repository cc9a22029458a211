import { describe, expect, it } from 'vitest';
import { isOnTime, progressPercent } from './progress.ts';

describe('progress', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [1, 200, 1],
  ])('%s final answers of %s opened quizzes are %s percent', (final, opened, percent) => {
    expect(progressPercent(final, opened)).toBe(percent);
  });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

describe('a final answer', () => {
  it.each([
    ['not submitted', null, at(9), null],
    ['not submitted, without a deadline', null, null, null],
    ['without a deadline', at(9), null, true],
    ['before the deadline', at(8), at(9), true],
    ['at the deadline', at(9), at(9), true],
    ['after the deadline', at(10), at(9), false],
  ])('%s: on time is %s', (_, submittedAt, deadlineAt, expected) => {
    expect(isOnTime(submittedAt, deadlineAt)).toBe(expected);
  });
});
