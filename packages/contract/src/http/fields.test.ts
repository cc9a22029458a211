import { expect, test } from 'vitest';
import { instant, pathSequence, rawText, sequence, text } from './fields.ts';

test.each([
  ['decomposed Hangul', '한글'.normalize('NFD'), '한글'],
  ['control characters', 'a\u0000b\u001b[31m', 'ab[31m'],
  ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
])('text is kept without %s', (_, typed, kept) => {
  expect(text(1, 20).parse(typed)).toBe(kept);
  expect(rawText(20).parse(typed)).toBe(kept);
});

test('an instant lies in a year that people plan in', () => {
  for (const far of ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00']) {
    expect(instant.safeParse(far).success, far).toBe(false);
  }
  expect(instant.parse('2026-11-20T15:00:00+09:00')).toBe('2026-11-20T15:00:00+09:00');
});

test('a sequence is a whole number from 1 that JavaScript holds exactly', () => {
  for (const bad of [0, -1, 1.5, Infinity, NaN, 2 ** 53]) {
    expect(sequence.safeParse(bad).success, String(bad)).toBe(false);
    expect(pathSequence.safeParse(String(bad)).success, String(bad)).toBe(false);
  }
  expect(sequence.parse(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(pathSequence.parse('1')).toBe(1);
});
