import { expect, test } from 'vitest';
import { agreementOf, isWithin } from './agreement.ts';

const pairs = (...given: [number, number][]) => given.map(([instructor, ai]) => ({ instructor, ai }));

test('the same grades agree wholly, and reversed ones worse than chance', () => {
  expect(agreementOf(pairs([0, 0], [50, 50], [100, 100]))).toMatchObject({
    exact: 3,
    within: 3,
    kappa: 1,
    meanDifference: 0,
  });
  expect(agreementOf(pairs([0, 100], [100, 0]))).toMatchObject({ exact: 0, within: 0, kappa: -1 });
});

test('ten points apart is the same judgement, eleven is not; the mean has its sign', () => {
  expect([isWithin({ instructor: 60, ai: 70 }), isWithin({ instructor: 60, ai: 71 })]).toEqual([true, false]);
  expect(agreementOf(pairs([60, 70], [80, 78]))?.meanDifference).toBe(4);
});

test('kappa is that of a table worked out by hand, and none where everybody has one grade', () => {
  // Tenths 0, 0, 10 against 0, 10, 10: apart 100, by chance 2·1·100/3 + 1·2·… = 500/3.
  expect(agreementOf(pairs([0, 0], [0, 100], [100, 100]))?.kappa).toBeCloseTo(1 - 100 / (500 / 3));
  expect(agreementOf(pairs([80, 80], [80, 80]))?.kappa).toBeNull();
  expect(agreementOf([])).toBeNull();
});
