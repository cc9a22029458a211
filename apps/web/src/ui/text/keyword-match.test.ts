import { expect, test } from 'vitest';
import { matchKeywords } from './keyword-match.ts';

test('keywords are hit or missed, each in the order of the quiz', () => {
  const { hit, missed } = matchKeywords('복합 인덱스와 실행 계획을 본다.', [
    '선택도',
    '실행 계획',
    '복합 인덱스',
    '통계',
  ]);
  expect(hit).toEqual(['실행 계획', '복합 인덱스']);
  expect(missed).toEqual(['선택도', '통계']);
});

test('a keyword is found whatever its case, and with its spaces left out', () => {
  expect(matchKeywords('explain analyze 로 실행계획을', ['EXPLAIN ANALYZE', '실행 계획']).missed).toEqual([]);
});

test('a keyword within a longer one is hit as well', () => {
  expect(matchKeywords('복합 인덱스', ['인덱스', '복합 인덱스']).missed).toEqual([]);
});

test('signs in a keyword are signs, not a pattern', () => {
  expect(matchKeywords('random IO', ['I/O', 'C++', '.*']).hit).toEqual([]);
  expect(matchKeywords('C++와 I/O', ['c++', 'i/o']).missed).toEqual([]);
});
