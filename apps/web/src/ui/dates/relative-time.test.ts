import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [-5 * MINUTE, '방금 전'],
  [0, '방금 전'],
  [59 * SECOND, '방금 전'],
  [MINUTE - 1, '방금 전'],
  [MINUTE, '1분전'],
  [2 * MINUTE - 1, '1분전'],
  [59 * MINUTE, '59분전'],
  [HOUR - 1, '59분전'],
  [HOUR, '1시간전'],
  [23 * HOUR, '23시간전'],
  [DAY - 1, '23시간전'],
  [DAY, '1일전'],
  [45 * DAY, '45일전'],
  [364 * DAY, '364일전'],
  [365 * DAY - 1, '364일전'],
  [365 * DAY, '1년전'],
  [729 * DAY, '1년전'],
  [730 * DAY, '2년전'],
])('%d ms ago is %s', (passed, text) => {
  const now = Date.UTC(2026, 10, 20);
  expect(relativeTime(now - passed, now)).toBe(text);
});
