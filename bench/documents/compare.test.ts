import { expect, test } from 'vitest';
import { compare } from './compare.ts';

test('all words, in their order and with their values, are found', () => {
  expect(compare('값은 -3.5%이고 2026-03-02에 쟀다.', '값은 -3.5%이고 2026-03-02에 쟀다.')).toEqual({
    expected: 4,
    read: 4,
    found: 4,
    invented: 0,
    torn: 0,
    inOrder: 4,
    values: 2,
    valuesKept: 2,
  });
});

test.each([
  ['lost', '가 나 다 라', '가 다 라', { found: 3, invented: 0, torn: 0, inOrder: 3 }],
  ['invented', '가 나', '가 마 나', { found: 2, invented: 1, torn: 0, inOrder: 2 }],
  ['torn', '데이터베이스 설계', '데이터 베이스 설계', { found: 2, invented: 0, torn: 1, inOrder: 2 }],
  ['joined', '한 트랜잭션 값', '한트랜잭션 값', { found: 3, invented: 0, torn: 2, inOrder: 3 }],
  ['out of order', '가 나 다 라', '나 다 라 가', { found: 4, invented: 0, torn: 0, inOrder: 3 }],
])('a word that is %s counts as that', (_, expected, read, result) => {
  expect(compare(expected, read)).toMatchObject(result);
});

test('a value that changed is not kept', () => {
  expect(compare('몫은 1/20, 농도는 10⁻⁶, 값 -3.5%', '몫은 120, 농도는 10-6, 값 $-3.5\\%$')).toMatchObject({
    values: 3,
    valuesKept: 1,
  });
});
