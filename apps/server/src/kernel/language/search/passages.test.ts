import { expect, test } from 'vitest';
import { Passages } from './passages.ts';

const TEXTS = [
  '트랜잭션은 여러 작업을 하나로 묶는다. 모두 이루어지거나 모두 취소된다.',
  '인덱스는 책의 색인과 같다. 카디널리티가 높은 컬럼에 만들면 조회가 빨라진다. 쓰기는 느려질 수 있다.',
  'A transaction groups several statements. It is committed or rolled back as a whole.',
  '옵티마이저는 통계를 보고 실행 계획을 고른다.',
];
const passages = new Passages(TEXTS);

test.each([
  ['인덱스를 어느 컬럼에 만드나요?', 1, '카디널리티가 높은 컬럼에 만들면 조회가 빨라진다.'],
  ['옵티마이저가 실행계획을 고르는 기준', 3, '옵티마이저는 통계를 보고 실행 계획을 고른다.'],
  ['what is rolled back as a whole', 2, 'It is committed or rolled back as a whole.'],
  ['여러 작업의 묶음', 0, '트랜잭션은 여러 작업을 하나로 묶는다.'],
])('%s is answered by passage %i and one sentence of it', (query, at, sentence) => {
  expect(passages.find(query, 3)[0]).toMatchObject({ at, sentence });
});

test('what no passage speaks of is not found, nor is nothing', () => {
  for (const query of ['축구 경기 결과', '', '???']) expect(passages.find(query, 5)).toEqual([]);
});

test('no more are found than were asked for, best first', () => {
  const found = passages.find('트랜잭션 인덱스 통계', 2);
  expect(found).toHaveLength(2);
  expect(found[0]!.score).toBeGreaterThanOrEqual(found[1]!.score);
  expect(new Passages([]).find('인덱스', 3)).toEqual([]);
});
