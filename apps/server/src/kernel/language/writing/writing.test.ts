import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftModelAnswer } from './model-answer.ts';
import { draftQuizzes } from './questions.ts';
import { keywordsOf } from './terms.ts';

const CONTENT = [
  '카디널리티란 컬럼에 있는 서로 다른 값의 개수를 말한다. 카디널리티가 높을수록 인덱스로 걸러지는 행이 많다.',
  '풀 스캔은 테이블의 모든 행을 순차로 읽기 때문에 임의 접근보다 빠를 수 있다. 그래서 옵티마이저는 통계를 보고 풀 스캔을 고르기도 한다. 옵티마이저는 통계가 오래되면 잘못된 계획을 고른다.',
  '클러스터 인덱스와 보조 인덱스는 행을 저장하는 방식이 다르다. 이것은 조회 속도에 영향을 준다.',
  'A transaction is a group of statements that is committed as a whole. It keeps data consistent. Locks are held until the end because other sessions must not see half of the work.',
];

test('questions come from sentences that define, explain and compare, each with its place', () => {
  const quizzes = draftQuizzes(CONTENT, 4);
  expect(quizzes.map(({ question, at }) => [question, at])).toEqual([
    ['카디널리티란 무엇인지 설명하세요.', 0],
    ['클러스터 인덱스와 보조 인덱스의 차이를 설명하세요.', 2],
    ['What is a transaction? Explain.', 3],
    ['풀 스캔이 임의 접근보다 빠를 수 있는 이유를 설명하세요.', 1],
  ]);
  for (const { sentence, modelAnswer, at } of quizzes) {
    expect(CONTENT[at]).toContain(sentence);
    expect(modelAnswer).toContain(sentence);
  }
});

test('a model answer goes on where the next sentence does', () => {
  const [, comparison, transaction] = draftQuizzes(CONTENT, 4);
  expect(comparison!.modelAnswer).toMatch(/다르다\. 이것은 조회 속도에/u);
  expect(transaction!.modelAnswer).toMatch(/as a whole\. It keeps/u);
});

test('no subject is asked twice, no more than were asked for, none that points back', () => {
  const quizzes = draftQuizzes([...CONTENT, ...CONTENT], 50);
  expect(new Set(quizzes.map(({ question }) => question)).size).toBe(quizzes.length);
  expect(draftQuizzes(CONTENT, 2)).toHaveLength(2);
  expect(draftQuizzes(['이것은 조회 속도에 큰 영향을 주는 중요한 요소이다.', '목차\n1\n2'], 5)).toEqual([]);
});

test('what a verb says of a noun is no subject', () => {
  const content = [
    '바뀌는 키는 그 키를 가리키는 모든 표를 함께 바꾸게 한다.',
    '바꾸는 행은 그동안 잠겨 있어서 다른 문장이 기다린다.',
  ];
  expect(draftQuizzes(content, 5)).toEqual([]);
  expect(draftQuizzes(['기본 인덱스는 키를 가리키는 모든 표를 함께 바꾸게 한다.'], 5)).toHaveLength(1);
});

test('keywords are the terms of a text as they are written, without particles and verbs', () => {
  const keywords = keywordsOf(CONTENT[1]!, CONTENT, 4);
  expect(keywords).toContain('풀 스캔');
  expect(keywords).toContain('옵티마이저');
  expect(keywordsOf(CONTENT[0]!, CONTENT, 3)[0]).toBe('카디널리티');
  for (const keyword of keywords) expect(keyword).not.toMatch(/(?:은|는|을|를|다|한다)$/u);
});

test('a noun of one letter with its particle, what a verb does and how it does it are no keywords', () => {
  const text =
    '색인은 키를 정렬해 두어 범위를 빨리 찾는다. 행이 많고 값과 키가 길면 표를 나누어 만들어 남기고, 모른다는 행도 차례대로 떼어 일부에만 둔다.';
  expect(keywordsOf(text, [text], 20)).toEqual(['색인', '범위', '일부']);
  const nouns = '높이와 깊이, 속도와 결과, 이해와 사례, 교통사고와 자연재해를 평가한다.';
  expect(keywordsOf(nouns, [nouns], 20)).toEqual([
    '높이',
    '깊이',
    '속도',
    '결과',
    '이해',
    '사례',
    '교통사고',
    '자연재해',
  ]);
});

test('nouns that end as verbs do, or as nouns with a particle, are keywords without one', () => {
  const text = '화면 구성, 처리 순서, 상자 무게, 문서 정의, 임의 접근. 보면 크게 늘어서 값의 차례가 바뀐다.';
  const found = keywordsOf(text, [text], 20);
  for (const noun of ['화면', '순서', '무게', '문서', '정의', '임의']) expect(found).toContain(noun);
  for (const other of ['보면', '크게', '늘어서', '값의']) expect(found).not.toContain(other);
});

test('a model answer is made of sentences of the content that answer the question, in their order', () => {
  const drafted = draftModelAnswer('옵티마이저가 풀 스캔을 고르는 이유를 설명하세요.', CONTENT);
  expect(drafted!.sources.map(({ at }) => at)).toContain(1);
  expect(drafted!.modelAnswer).toContain('통계를 보고 풀 스캔을 고르기도 한다.');
  for (const { at, sentence } of drafted!.sources) expect(CONTENT[at]).toContain(sentence);
  expect(drafted!.keywords.every((keyword) => drafted!.modelAnswer.includes(keyword))).toBe(true);
});

test('a content that says nothing of the question makes no answer', () => {
  expect(draftModelAnswer('축구 경기는 몇 분인가요?', CONTENT)).toBeNull();
  expect(draftModelAnswer('무엇인가요?', [])).toBeNull();
});

test('whatever a content holds, what is drafted stands in it', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...CONTENT));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (passages) => {
      for (const { at, sentence } of draftQuizzes(passages, 5)) expect(passages[at]).toContain(sentence);
      for (const { at, sentence } of draftModelAnswer('인덱스란?', passages)?.sources ?? [])
        expect(passages[at]).toContain(sentence);
    }),
    { numRuns: 25 },
  );
});
