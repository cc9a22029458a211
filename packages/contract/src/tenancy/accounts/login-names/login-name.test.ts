import { expect, test } from 'vitest';
import { loginNameFault, loginNameNormal } from './login-name.ts';

test.each(['20261004', '김가온', 'Gaon.Kim', 'a1', '３학년-7', ' gaon '])('%s is a log-in name', (name) =>
  expect(loginNameFault(name)).toBeUndefined(),
);

test.each([
  ['a', '2자 이상'],
  ['', '2자 이상'],
  ['a'.repeat(31), '30자까지'],
  ['gaon@home', '@'],
  ['ga on', '. _ -'],
  ['-gaon', '. _ -'],
  ['gaon.', '. _ -'],
  ['gаon', '. _ -'],
  ['ㄱㄴㄷ', '. _ -'],
])('%s is none', (name, why) => expect(loginNameFault(name)).toContain(why));

test('one name is written in many ways', () => {
  const ways = ['Gaon', 'ＧＡＯＮ', ' gaon', 'ga\u200bon'];
  expect(new Set(ways.map(loginNameNormal))).toEqual(new Set(['gaon']));
  expect(loginNameNormal('가온'.normalize('NFD'))).toBe('가온');
});
