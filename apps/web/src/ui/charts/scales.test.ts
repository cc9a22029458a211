import { expect, test } from 'vitest';
import { bands, linear, points } from './scales.ts';

test('a value stands where its part of the whole is, and at the end where it is beyond', () => {
  const y = linear(50, [100, 20]);
  expect([0, 25, 50, 80, -3].map(y)).toEqual([100, 60, 20, 20, 100]);
});

test('bars are as wide as the distances leave, the same distance at both ends', () => {
  const { at, width, step } = bands(3, 330, 0.3);
  expect(step).toBeCloseTo(100);
  expect(width).toBeCloseTo(70);
  expect([0, 1, 2].map(at).map(Math.round)).toEqual([30, 130, 230]);
  expect(at(2) + width + 30).toBeCloseTo(330);
});

test('points go from end to end, one alone stands in the middle', () => {
  expect([0, 1, 2].map(points(3, [20, 120]).at)).toEqual([20, 70, 120]);
  expect(points(1, [20, 120]).at(0)).toBe(70);
});
