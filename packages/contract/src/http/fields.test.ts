import { expect, test } from 'vitest';
import { fieldErrors } from '../field-messages.ts';
import { instant, list, pathSequence, rawText, sequence, text, uuid } from './fields.ts';

test.each([
  ['decomposed Hangul', '한글'.normalize('NFD'), '한글'],
  ['control characters', 'a\u0000b\u001b[31m', 'ab[31m'],
  ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
])('text is kept without %s', (_, typed, kept) => {
  expect(text(1, 20).parse(typed)).toBe(kept);
  expect(rawText(20).parse(typed)).toBe(kept);
});

test.each(['\u200b', '\u3164\u3164', ' \u2060\ufeff ', '\u2800', '\u202e\u115f', '\u0000\u3164', '\n\t'])(
  'text that nobody can see is none: %j',
  (typed) => {
    expect(text(1, 20).safeParse(typed).success).toBe(false);
    expect(text(0, 20).parse(typed)).toBe('');
    expect(text(1, 20).parse(`${typed}👩‍👩‍👧`)).toContain('👩‍👩‍👧');
  },
);

test('whatever its length, text is refused by the bound that the person knows', () => {
  for (const length of [21, 80, 81, 100_000]) {
    for (const schema of [text(1, 20), rawText(20)]) {
      const { error } = schema.safeParse('가'.repeat(length));
      expect(fieldErrors(error!)).toEqual([{ path: '', message: '20자까지 입력할 수 있습니다.' }]);
    }
  }
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

test('values of a list are repeated, separated by commas or both, and each counts once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`) as [
    string,
    string,
    string,
  ];
  const keys = list(uuid, 3);
  expect(keys.parse(a)).toEqual([a]);
  expect(keys.parse(`${a},${b},`)).toEqual([a, b]);
  expect(keys.parse([a, `${b},${c}`])).toEqual([a, b, c]);
  expect(keys.parse([a, a.toUpperCase()])).toEqual([a]);
  for (const bad of ['', ',', 'x', [`${a},${b}`, `${c},${a}`], undefined]) {
    const { error } = keys.safeParse(bad, { reportInput: true });
    expect(fieldErrors(error!)[0]!.message, String(bad)).toMatch(/\p{Script=Hangul}/u);
  }
  expect(fieldErrors(keys.safeParse(undefined, { reportInput: true }).error!)[0]!.message).toBe(
    '필수 입력 항목입니다.',
  );
});
