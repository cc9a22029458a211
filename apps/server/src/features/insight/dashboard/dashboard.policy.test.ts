import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behindBounds, dueAt, isBehind, lowShare } from '@dure/contract/insight/dashboard/club-figures';
import { meanPlace, progressOf, type Standing } from './dashboard.policy.ts';

const member = fc.record({ final: fc.nat(6), isSilent: fc.boolean(), isFromStart: fc.boolean() });
const members = fc.array(member, { maxLength: 30 });
type Member = { readonly final: number; readonly isSilent: boolean; readonly isFromStart: boolean };

/** The same members gathered as the database gathers them. */
function gathered(list: readonly Member[]): Standing[] {
  const places = new Map<string, Standing>();
  for (const { final, isSilent, isFromStart } of list) {
    const key = JSON.stringify([final, isSilent, isFromStart]);
    const many = (places.get(key)?.members ?? 0) + 1;
    places.set(key, { final_count: final, is_silent: isSilent, is_from_start: isFromStart, members: many });
  }
  return [...places.values()];
}

test('progress of gathered members is what counting them one by one gives', () => {
  fc.assert(
    fc.property(members, fc.nat(6), (list, more) => {
      const opened = Math.max(more, ...list.map(({ final }) => final), 0);
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
      const behind = list.filter(({ final, isSilent, isFromStart }) => isSilent || (isFromStart && final < median / 2));
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

describe('falling behind', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const day = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
  const quiz = (quizSequence: number, openDay: number | null, deadlineDay: number | null) => ({
    quizSequence,
    openAt: openDay === null ? null : day(openDay),
    deadlineAt: deadlineDay === null ? null : day(deadlineDay),
  });

  test.each([
    ['no answer to the recent quizzes', { isSilent: true, isFromStart: true, finalCount: 4 }, 4, true],
    ['the same of somebody who joined late', { isSilent: true, isFromStart: false, finalCount: 0 }, 4, true],
    ['under half of the median', { isSilent: false, isFromStart: true, finalCount: 1 }, 4, true],
    ['half of the median exactly', { isSilent: false, isFromStart: true, finalCount: 2 }, 4, false],
    ['under half of the median, but joined late', { isSilent: false, isFromStart: false, finalCount: 1 }, 4, false],
    [
      'where the member in the middle has done nothing',
      { isSilent: false, isFromStart: true, finalCount: 0 },
      0,
      false,
    ],
    ['where the median lies halfway', { isSilent: false, isFromStart: true, finalCount: 0 }, 0.5, true],
  ])('%s', (_, pace, median, behind) => {
    expect(isBehind(pace, median)).toBe(behind);
  });

  test.each([
    ['at its deadline', quiz(1, -9, 1), day(1)],
    ['without one, a week after it opened', quiz(1, -7, null), day(0)],
    ['never, without either', quiz(1, null, null), null],
  ])('a quiz is due %s', (_, one, at) => {
    expect(dueAt(one)).toEqual(at);
  });

  test.each([
    ['nothing due', [quiz(1, -1, 5)], { recent: [1], silentSince: null, firstDueAt: null }],
    ['one quiz due', [quiz(1, -9, -2), quiz(2, -1, 5)], { recent: [1, 2], silentSince: null, firstDueAt: day(-2) }],
    [
      'two due, one just now',
      [quiz(1, -9, -2), quiz(2, -3, 0)],
      { recent: [1, 2], silentSince: day(-2), firstDueAt: day(-2) },
    ],
    [
      'more, in whatever order',
      [quiz(1, -20, -15), quiz(3, -9, -2), quiz(2, -12, -8), quiz(4, -1, 4), quiz(5, -30, null)],
      { recent: [3, 2, 4], silentSince: day(-8), firstDueAt: day(-23) },
    ],
  ])('is measured by the last two due, those still running, and the first: %s', (_, quizzes, bounds) => {
    expect(behindBounds(quizzes, now)).toEqual(bounds);
  });
});

test('difficulty is the share of grades below sixty', () => {
  expect(lowShare([0, 0, 0, 0, 0, 1, 2, 0, 0, 1])).toBe(0.25);
  expect(lowShare([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
});

test('the mean of a histogram counts places from one', () => {
  expect(meanPlace([1, 0, 0, 0, 1])).toBe(3);
  expect(meanPlace([0, 0, 0, 0, 0])).toBeNull();
});
