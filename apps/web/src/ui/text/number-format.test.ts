import fc from 'fast-check';
import { expect, test } from 'vitest';
import { number, numberFormat, percent } from './number-format.ts';

/** What is shown is counted, or computed of what is counted: no more digits than this matter. */
const shown = fc
  .oneof(
    fc.integer(),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -9e6, max: 9e6 }).map((n) => n / 1000),
  )
  .map((value) => Number(value.toPrecision(12)) || 0);

test.each([
  [3, 0],
  [1, 0],
  [0, 0],
  [2, 2],
])('with %i to %i decimals, numbers are as Intl writes them', (most, least) => {
  const intl = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: most, minimumFractionDigits: least });
  const own = numberFormat(most, least);
  const values = fc.sample(shown, 3000);
  expect(values.map(own.format)).toEqual(values.map(intl.format));
});

test('shares are whole hundredths', () => {
  const intl = new Intl.NumberFormat('ko-KR', { style: 'percent', maximumFractionDigits: 0 });
  for (let share = 0; share <= 2000; share += 1) expect(percent.format(share / 1000)).toBe(intl.format(share / 1000));
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567.5, '-1,234,567.5'],
  [1.0005, '1.001'],
  [0.1 + 0.2, '0.3'],
  [1e-9, '0'],
])('%d is %s', (value, text) => expect(number.format(value)).toBe(text));
