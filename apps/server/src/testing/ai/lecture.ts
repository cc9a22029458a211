export const QUESTION = '옵티마이저가 풀 스캔을 고르는 이유를 설명하세요.';
/** Says something of each question of the tests, and nothing of football. */
export const LECTURE = [
  '# 카디널리티',
  '카디널리티란 컬럼에 있는 서로 다른 값의 개수를 말한다. 카디널리티가 높을수록 인덱스로 걸러지는 행이 많다.',
  '# 풀 스캔',
  '풀 스캔은 테이블의 모든 행을 순차로 읽기 때문에 임의 접근보다 빠를 수 있다. 그래서 옵티마이저는 통계를 보고 풀 스캔을 고르기도 한다.',
  '# 인덱스의 종류',
  '클러스터 인덱스와 보조 인덱스는 행을 저장하는 방식이 다르다. 문의는 minseo@dure.test 또는 010-1234-5678로 하세요.',
].join('\n\n');
