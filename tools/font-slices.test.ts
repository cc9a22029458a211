import { expect, test } from 'vitest';
import { byFrequency, ksSyllables, slicesOf } from './font-slices.ts';

const frequent = [...ksSyllables()];

test('each syllable lies in one file, those of the interface in the first', () => {
  const slices = slicesOf(frequent, 'export const text = { title: "힣흰 뷁" };');
  expect(slices[0]).toContain('흰');
  expect(slices.join('').length).toBe(frequent.length);
  expect(new Set(slices.join(''))).toEqual(new Set(frequent));
});

test('what is rare lies in smaller files than what is common', () => {
  const [first, next, ...rare] = slicesOf(frequent, '').map(({ length }) => length);
  expect(first).toBeGreaterThan(next!);
  expect(next).toBeGreaterThan(Math.max(...rare));
});

test('a style sheet with the rarest first gives the syllables by frequency', () => {
  expect(byFrequency('unicode-range: U+ae30, U+1f600; … unicode-range: U+ac00-ac02;')).toEqual(['가', '각', '기']);
});
