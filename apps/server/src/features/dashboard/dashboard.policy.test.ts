import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBehind, lowShare } from '@dure/contract/dashboard/club-figures';
import { keywordCoverage, meanPlace, progressOf, type Standing } from './dashboard.policy.ts';

const members = fc.array(
  fc.tuple(fc.nat(6), fc.nat(6)).map(([a, b]) => ({ submitted: Math.max(a, b), final: Math.min(a, b) })),
  { maxLength: 30 },
);

/** The same members gathered as the database gathers them. */
function gathered(list: readonly { submitted: number; final: number }[]): Standing[] {
  const places = new Map<string, Standing>();
  for (const { submitted, final } of list) {
    const key = `${submitted}/${final}`;
    const many = (places.get(key)?.members ?? 0) + 1;
    places.set(key, { submitted_count: submitted, final_count: final, members: many });
  }
  return [...places.values()];
}

test('progress of gathered members is what counting them one by one gives', () => {
  fc.assert(
    fc.property(members, fc.nat(6), (list, more) => {
      const opened = Math.max(more, ...list.map(({ submitted }) => submitted), 0);
      const percent = (final: number) => (opened === 0 ? 0 : Math.round((100 * final) / opened));
      const finals = list.map(({ final }) => final).toSorted((a, b) => a - b);
      const middle = finals.length / 2;
      const median =
        finals.length === 0
          ? 0
          : finals.length % 2 === 1
            ? finals[Math.floor(middle)]!
            : (finals[middle - 1]! + finals[middle]!) / 2;
      const fifths = [0, 0, 0, 0, 0];
      for (const { final } of list) fifths[Math.min(4, Math.floor(percent(final) / 20))]! += 1;
      const behind = list.filter(({ submitted, final }) => opened - submitted >= 2 || final < median / 2);
      expect(progressOf(gathered(list), opened)).toEqual({
        memberCount: list.length,
        medianFinal: median,
        mean:
          list.length * opened === 0
            ? 0
            : Math.round((100 * finals.reduce((a, b) => a + b, 0)) / (list.length * opened)),
        median: percent(median),
        histogram: fifths,
        behindCount: behind.length,
      });
    }),
  );
});

test.each([
  ['two opened quizzes without an answer', { submittedCount: 3, finalCount: 3 }, 5, 3, true],
  ['one opened quiz without an answer', { submittedCount: 4, finalCount: 4 }, 5, 4, false],
  ['progress under half of the median', { submittedCount: 5, finalCount: 1 }, 5, 4, true],
  ['half of the median exactly', { submittedCount: 5, finalCount: 2 }, 5, 4, false],
  ['nothing opened yet', { submittedCount: 0, finalCount: 0 }, 0, 0, false],
])('%s', (_, counts, opened, median, behind) => {
  expect(isBehind(counts, opened, median)).toBe(behind);
});

test('difficulty is the share of grades below sixty', () => {
  expect(lowShare([0, 0, 0, 0, 0, 1, 2, 0, 0, 1])).toBe(0.25);
  expect(lowShare([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
});

test('the mean of a histogram counts places from one', () => {
  expect(meanPlace([1, 0, 0, 0, 1])).toBe(3);
  expect(meanPlace([0, 0, 0, 0, 0])).toBeNull();
});

test('a keyword counts whatever its case and spacing', () => {
  expect(keywordCoverage('B-Tree 인덱스가 이상  현상을 막는다', ['b-tree', '이상 현상', '잠금'])).toBe(67);
  expect(keywordCoverage('무엇이든', [])).toBeNull();
  expect(keywordCoverage(null, ['핵심'])).toBeNull();
});
