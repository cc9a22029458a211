import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, hyphenated } from './typed-digits.ts';

test.each([
  ['', ''],
  ['0', '0'],
  ['02', '02'],
  ['021', '02-1'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['02123456789', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678 9', '010-1234-5678'],
  ['(02) 123-4567', '02-123-4567'],
  ['전화 15881234', '1588-1234'],
  ['158812345', '1588-1234'],
])('%j is written %j', (typed, written) => {
  expect(hyphenated(typed)).toBe(written);
});

test('no digit is changed or moved, and what is written stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const written = hyphenated(typed);
      expect(digitsOf(typed).startsWith(digitsOf(written))).toBe(true);
      expect(written.length).toBeLessThanOrEqual(13);
      expect(hyphenated(written)).toBe(written);
    }),
  );
});
