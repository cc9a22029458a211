import { expect, test } from 'vitest';
import { cleanedCells, cleaningsOf } from './cleaned-cells.ts';

test.each([
  [' a@b.test ', 'a@b.test', ['BLANKS']],
  ['가\u00A0', '가', ['BLANKS']],
  ['a\u200B@b.test', 'a@b.test', ['INVISIBLE']],
  ['김\n가온', '김가온', ['INVISIBLE']],
  ['ａ＠b.test', 'a@b.test', ['FULL_WIDTH']],
  ['\u200B ２０２６ ', '2026', ['BLANKS', 'INVISIBLE', 'FULL_WIDTH']],
  ['김가온', '김가온', []],
  // Lines of a question stay; a sign that is kept as it was typed was not changed.
  ['첫 줄\r\n둘째 줄 ', '첫 줄\n둘째 줄', ['BLANKS']],
  ['½ 컵 ', '½ 컵', ['BLANKS']],
  ['가족 👨‍👩‍👧 ', '가족 👨‍👩‍👧', ['BLANKS']],
  // Composed otherwise, it reads the same.
  ['김가온'.normalize('NFD'), '김가온', []],
  // What became another text is not said to be cleaned.
  ['컴공', '컴퓨터공학과', []],
  [' kim ', '', []],
] as const)('what was taken off %j is said', (given, kept, cleanings) => {
  expect(cleaningsOf(given, kept)).toEqual(cleanings);
});

test('only the cells of a row that lost something are told', () => {
  const given = { email: ' a@b.test', name: '김가온' };
  expect(cleanedCells(['email', 'name'], given, { email: 'a@b.test', name: '김가온' })).toEqual([
    { column: 'email', cleanings: ['BLANKS'] },
  ]);
});
