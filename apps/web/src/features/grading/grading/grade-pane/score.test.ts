import { expect, test } from 'vitest';
import { parseScore } from './score.ts';

test('a score is a whole number from 0 to 100', () => {
  expect(['0', '87', '100', ' 90 '].map(parseScore)).toEqual([0, 87, 100, 90]);
  expect(['', '101', '-1', '8.5', '1e2', '구십'].map(parseScore)).toEqual(Array(6).fill(null));
});

test('digits typed with the Korean full-width keyboard count', () => {
  expect(parseScore('８７')).toBe(87);
});
