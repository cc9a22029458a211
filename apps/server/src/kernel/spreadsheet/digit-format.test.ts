import { expect, test } from 'vitest';
import { digitFormat, shownDigits } from './digit-format.ts';

test.each([
  ['00000000', 1234567, '01234567'],
  ['00000000', 20231234, '20231234'],
  ['00000000', 120231234, '120231234'],
  ['000', 0, '000'],
  ['[Red]0000', 7, '0007'],
  ['000-0000-0000', 1012345678, '010-1234-5678'],
  ['0000\\-0000', 20231234, '2023-1234'],
  ['0000"-"0000', 20231234, '2023-1234'],
  ['##-##', 123, '1-23'],
  ['0000"명"', 12, '0012'],
] as const)('a cell of the format %s shows %d as %s', (format, number, seen) => {
  expect(shownDigits(number, digitFormat(format)!)).toBe(seen);
});

test.each(['General', '0', '#', '0.00', '#,##0', '0"점"', '"점수 "0', '0.00E+00', '# ?/?', '0%', '@', ''])(
  '%s shows a number by its own digits, or in another way',
  (format) => expect(digitFormat(format)).toBeUndefined(),
);

test('what has no such digits is left as it is', () => {
  for (const number of [-1, 1.5, Number.NaN, 2 ** 60])
    expect(shownDigits(number, digitFormat('0000')!)).toBeUndefined();
});
