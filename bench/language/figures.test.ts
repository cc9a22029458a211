import { expect, test } from 'vitest';
import { pearson, qwk, rmse, spearman } from './figures.ts';

test('figures are those of a book', () => {
  expect(rmse([0, 0.5], [0.5, 0.5])).toBeCloseTo(Math.sqrt(0.125), 12);
  expect(pearson([1, 2, 3, 4], [2, 1, 4, 3])).toBeCloseTo(0.6, 12);
  expect(spearman([1, 2, 3, 100], [1, 2, 3, 4])).toBeCloseTo(1, 12);
  // Equal values share the mean of their ranks: 1.5, 1.5, 3 against 1, 2, 3.
  expect(spearman([5, 5, 9], [1, 2, 3])).toBeCloseTo(Math.sqrt(0.75), 12);
});

test('weighted kappa is 1 for the same grades, 0 for chance, below 0 for the opposite', () => {
  expect(qwk([0, 0.5, 1], [0, 0.5, 1])).toBe(1);
  expect(qwk([0.5, 0.5, 0.5, 0.5], [0, 0, 1, 1])).toBe(0);
  expect(qwk([0, 1], [1, 0])).toBe(-1);
  expect(qwk([1, 1], [1, 1])).toBe(1);
  // Two grades of four one level of ten apart: observed 0.005, expected 0.51 of the square of the range.
  expect(qwk([0, 0.1, 1, 0.9], [0, 0, 1, 1])).toBeCloseTo(1 - 0.5 / 45.5, 2);
});

test('what never changes goes together with nothing', () => {
  expect(pearson([1, 1, 1], [1, 2, 3])).toBe(0);
});
