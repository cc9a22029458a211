import { expect, test } from 'vitest';
import { keywordCoverage, keywordsIn } from './keywords.ts';

test('keywords count where they stand, however they are spaced', () => {
  expect(keywordCoverage('복합인덱스와 EXPLAIN', ['복합 인덱스', 'explain', '통계'])).toBe(67);
  expect(keywordCoverage('아무 말', ['통계'])).toBe(0);
  expect(keywordCoverage('아무 말', [])).toBeNull();
  expect(keywordCoverage('아무 말', [' !'])).toBeNull();
});

test('those that stand are told from those that are missed; what has no letters is none', () => {
  expect(keywordsIn('복합인덱스와 EXPLAIN', ['복합 인덱스', 'explain', '통계', '!'])).toEqual({
    hit: ['복합 인덱스', 'explain'],
    missed: ['통계'],
  });
});

test('signs tell names apart, and one letter stands alone', () => {
  const names = ['C', 'C++', 'C#', '.NET', 'HTTP/2'];
  expect(keywordsIn('C++로 씁니다', names).hit).toEqual(['C++']);
  expect(keywordsIn('C언어와 cache', names).hit).toEqual(['C']);
  expect(keywordsIn('C#은 .NET에서', names).hit).toEqual(['C#', '.NET']);
  expect(keywordsIn('HTTP/2와 net', names).hit).toEqual(['HTTP/2']);
  expect(keywordsIn('C++와 C는 다릅니다', names).hit).toEqual(['C', 'C++']);
});
