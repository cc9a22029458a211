import { RECALL_RATINGS } from '@dure/contract/answering/recalls/ratings';
import { expect, test } from 'vitest';
import { dayAfter } from '../../../kernel/calendar/months.ts';
import { expectedShare, memoryOfAnswer, recallsOf, type Memory } from './schedule.policy.ts';

const DAY = '2026-11-20';
const daysUntil = (day: string, from: string) => (Date.parse(day) - Date.parse(from)) / 86_400_000;
const intervals = (memory: Memory, today: string) =>
  recallsOf(memory, today).map(({ nextOn }) => daysUntil(nextOn, today));

test('the four ratings stand in their order, and each better one is later', () => {
  const options = recallsOf(memoryOfAnswer(DAY, null), dayAfter(DAY, 14));
  expect(options.map(({ rating }) => rating)).toEqual(RECALL_RATINGS);
  expect(options.map(({ nextOn }) => nextOn)).toEqual(['2026-12-05', '2026-12-22', '2027-01-02', '2027-01-25']);
});

test('the same history always leads to the same day', () => {
  const once = () => recallsOf(memoryOfAnswer(DAY, 64), dayAfter(DAY, 3));
  expect(Array.from({ length: 20 }, once)).toEqual(Array.from({ length: 20 }, () => once()));
});

test('what is known comes back at growing intervals, within a year or so; what was forgotten within days', () => {
  let memory: Memory = memoryOfAnswer(DAY, 75);
  let today = dayAfter(DAY, 14);
  const grown: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const good = recallsOf(memory, today)[2]!;
    grown.push(daysUntil(good.nextOn, today));
    [memory, today] = [good, good.nextOn];
  }
  expect(grown.slice(0, 4)).toEqual(grown.slice(0, 4).toSorted((a, b) => a - b));
  expect(grown[0]).toBeGreaterThan(14);
  expect(Math.max(...grown)).toBeLessThanOrEqual(370);
  expect(intervals(memory, today)[0]).toBeLessThan(14);
});

test('an answer that went badly leaves a weaker memory than a good one', () => {
  const good = (grade: number | null) => intervals(memoryOfAnswer(DAY, grade), dayAfter(DAY, 14))[2]!;
  const [lowest, low, none, high] = [good(40), good(64), good(null), good(95)];
  expect([lowest, low, none, high]).toEqual([lowest, low, none, high].toSorted((a, b) => a - b));
  expect(new Set([lowest, low, none, high]).size).toBe(4);
  expect(good(70)).toBe(none);
  expect(good(69)).toBe(low);
});

test('of nothing nothing is expected; of a memory as old as its stability nine tenths', () => {
  expect(expectedShare([])).toBeNull();
  expect(expectedShare([{ stability: 10, days: 10 }])).toBeCloseTo(0.9, 3);
  expect(
    expectedShare([
      { stability: 10, days: 0 },
      { stability: 10, days: 10 },
    ]),
  ).toBeCloseTo(0.95, 3);
});
