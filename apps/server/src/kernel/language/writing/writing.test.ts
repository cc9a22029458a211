import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeOf } from './drafts/judge.ts';
import { whetherOf } from './drafts/whether.ts';
import { draftModelAnswer } from './model-answer.ts';
import { draftQuizzes } from './questions.ts';
import { keywordsOf } from './terms.ts';

const CONTENT = [
  '카디널리티란 컬럼에 있는 서로 다른 값의 개수를 말한다. 카디널리티가 높을수록 인덱스로 걸러지는 행이 많다.',
  '풀 스캔은 테이블의 모든 행을 순차로 읽기 때문에 임의 접근보다 빠를 수 있다. 그래서 옵티마이저는 통계를 보고 풀 스캔을 고르기도 한다. 옵티마이저는 통계가 오래되면 잘못된 계획을 고른다.',
  '클러스터 인덱스와 보조 인덱스는 행을 저장하는 방식이 다르다. 이것은 조회 속도에 영향을 준다.',
  'A transaction is a group of statements that is committed as a whole. It keeps data consistent. Locks are held until the end because other sessions must not see half of the work.',
];

const passages = (texts: readonly string[], heading = '') => texts.map((text) => ({ heading, text }));
const questionsOf = (...texts: string[]) => draftQuizzes(passages(texts), 20).map(({ question }) => question);

test('questions come from sentences that define, compare and explain, each with its place', () => {
  const quizzes = draftQuizzes(passages(CONTENT), 4);
  expect(quizzes.map(({ question, at, isSure }) => [question, at, isSure])).toEqual([
    ['카디널리티란 무엇인지 설명하세요.', 0, true],
    ['What is a transaction? Explain.', 3, true],
    ['왜 풀 스캔은 임의 접근보다 빠를 수 있는지 설명하세요.', 1, true],
    ['Explain why locks are held until the end.', 3, true],
  ]);
  for (const { sentences, at } of quizzes) for (const sentence of sentences) expect(CONTENT[at]).toContain(sentence);
});

test('a model answer goes on where the next sentence points back at it', () => {
  const [, transaction] = draftQuizzes(passages(CONTENT), 4);
  expect(transaction!.modelAnswer).toMatch(/as a whole\. It keeps/u);
});

test('no subject is asked twice, and no more than were asked for', () => {
  const quizzes = draftQuizzes(passages([...CONTENT, ...CONTENT]), 50);
  expect(new Set(quizzes.map(({ question }) => question)).size).toBe(quizzes.length);
  expect(draftQuizzes(passages(CONTENT), 2)).toHaveLength(2);
});

test.each([
  ['what points back', '이것은 조회 속도에 큰 영향을 주는 중요한 요소이다.'],
  ['a table of contents', '목차\n1\n2'],
  ['what a verb says of a noun', '바뀌는 키는 그 키를 가리키는 모든 표를 함께 바꾸게 한다.'],
  ['a person', '장미란은 올림픽에서 금메달을 딴 한국의 역도 선수이다.'],
  ['what a person is quoted with', '장미란 과장은 “사용되지도 못한 물을 정수하느라 해마다 80억 원을 쓴다”라고 말했다.'],
  ['a fragment', '사용되가 것이 바로 그것을 막기 위해서이다.'],
  ['a step', '1) 클라이언트는 요청을 보내는 프로그램을 작성하고 제출해야 한다.'],
  ['a notice', '과제는 다음 주 월요일까지 제출하는 것이다. 이 규정은 2026년 3월 1일부터 시행한다.'],
  ['an amount', '전시 기간의 평균 관람객은 하루 1,200명이다.'],
  ['a noun that ends as a condition does', '참가자는 수면 장애가 없는 대학생 64명이었다.'],
  ['to whom something is told', '공사 구간의 주민에게는 일주일 전에 단수 시간을 알리는 방법이다.'],
  ['what is only said', '더티 리드는 막지만 반복 불가능 읽기는 막지 못한다.'],
  ['an English pronoun', 'It is a property that keeps the data consistent. This means that nobody waits.'],
])('%s is asked about by nobody', (_, text) => {
  expect(questionsOf(text)).toEqual([]);
});

test.each([
  [
    '알고리즘은 거의 쓰이지 않는다. 자원의 양을 미리 알기 어렵기 때문이다.',
    '왜 알고리즘은 거의 쓰이지 않는지 설명하세요.',
    '자원의 양을 미리 알기 어렵기 때문이다.',
  ],
  [
    '도심의 기온이 높은 것은 콘크리트가 받은 열을 밤에 내보내기 때문이다.',
    '도심의 기온이 높은 이유를 설명하세요.',
    '도심의 기온이 높은 것은 콘크리트가 받은 열을 밤에 내보내기 때문이다.',
  ],
  [
    'L1 정칙화는 가중치의 절댓값을 더하고, L2 정칙화는 가중치의 제곱을 더한다.',
    'L1 정칙화와 L2 정칙화의 차이를 설명하세요.',
    'L1 정칙화는 가중치의 절댓값을 더하고, L2 정칙화는 가중치의 제곱을 더한다.',
  ],
  [
    '대기를 없애려면 필요한 자원을 처음에 한꺼번에 요청해야 한다.',
    '대기를 없애려면 어떻게 해야 하는지 설명하세요.',
    '대기를 없애려면 필요한 자원을 처음에 한꺼번에 요청해야 한다.',
  ],
  [
    '돈을 더 풀어도 사람들이 그대로 쥐고 있는데, 이를 유동성 함정이라고 한다.',
    '유동성 함정이란 무엇인지 설명하세요.',
    '돈을 더 풀어도 사람들이 그대로 쥐고 있는데, 이를 유동성 함정이라고 한다.',
  ],
  [
    '- 롤백: 트랜잭션이 한 일을 모두 되돌리는 것\n- 커밋: 결과를 확정하는 것',
    '롤백이란 무엇인지 설명하세요.',
    '롤백은 트랜잭션이 한 일을 모두 되돌리는 것이다.',
  ],
  [
    'Courts do not apply the rule to email, because email is nearly instantaneous.',
    'Explain why courts do not apply the rule to email.',
    'Courts do not apply the rule to email, because email is nearly instantaneous.',
  ],
])('%s asks %s', (text, question, answer) => {
  const found = draftQuizzes(passages([text]), 5).find((one) => one.question === question);
  expect(found?.modelAnswer).toBe(answer);
});

const CONDITIONS =
  '- 상호 배제: 한 번에 하나만 쓴다.\n- 점유와 대기: 쥔 채 기다린다.\n- 비선점: 빼앗지 못한다.\n- 순환 대기: 고리를 이룬다.';

test.each([
  [
    '교착 상태는 다음 네 가지 조건이 모두 성립할 때 일어난다.',
    '교착 상태는 어떤 네 가지 조건이 모두 성립할 때 일어나는지 설명하세요.',
  ],
  ['교착 상태의 조건은 다음과 같다.', '교착 상태의 조건을 설명하세요.'],
  [
    '임대인은 다음 각 호의 어느 하나에 해당하는 경우에는 갱신을 거절할 수 있다.',
    '임대인은 어떤 경우에 갱신을 거절할 수 있는지 설명하세요.',
  ],
])('four points under %s are the points of one answer', (lead, question) => {
  const [first] = draftQuizzes(passages([`${lead}\n\n${CONDITIONS}`]), 1);
  expect(first).toMatchObject({ question, isSure: true });
  expect(first!.modelAnswer.split('\n')).toHaveLength(4);
});

test('points under a heading that counts them, and points that sentences tell, are answers too', () => {
  const [heading] = draftQuizzes(passages([CONDITIONS], '3장 › 3.1 교착 상태의 네 가지 조건'), 1);
  expect(heading!.question).toBe('교착 상태의 네 가지 조건을 설명하세요.');
  const told = '나무는 두 가지 방식으로 기온을 낮춘다. 첫째, 잎이 햇빛을 가린다. 둘째, 물이 증발하면서 열을 빼앗는다.';
  const [sentences] = draftQuizzes(passages([told]), 1);
  expect(sentences).toMatchObject({
    question: '나무는 어떤 두 가지 방식으로 기온을 낮추는지 설명하세요.',
    modelAnswer: '- 잎이 햇빛을 가린다.\n- 물이 증발하면서 열을 빼앗는다.',
  });
});

test.each([
  ['막을 수 있다.', '막을 수 있는지'],
  ['길다', '긴지'],
  ['가깝다', '가까운지'],
  ['좁다', '좁은지'],
  ['방법입니다', '방법인지'],
  ['줄어든다', '줄어드는지'],
  ['만듭니다', '만드는지'],
  ['컸다.', '컸는지'],
  ['중요하지 않다', '중요하지 않은지'],
  ['기관이 아니다', '기관이 아닌지'],
  ['무엇일까', null],
  ['', null],
])('%j is asked for as %j', (said, whether) => {
  expect(whetherOf(said)).toBe(whether);
});

test('the judge doubts what rests on nothing, says what its sources do not, or is no question, whoever wrote it', () => {
  const good = {
    question: '카디널리티란 무엇인지 설명하세요.',
    answer: '카디널리티는 컬럼에 있는 서로 다른 값의 개수이다.',
    quotes: ['카디널리티란 컬럼에 있는 서로 다른 값의 개수를 말한다.'],
  };
  const judge = judgeOf(CONTENT);
  expect(judge(good)).toBe(true);
  expect(judge({ ...good, quotes: [] })).toBe(false);
  expect(judge({ ...good, quotes: ['카디널리티는 중복의 정도이다.'] })).toBe(false);
  expect(judge({ ...good, answer: '프랑스 혁명은 1789년에 시작되어 왕정을 무너뜨렸다.' })).toBe(false);
  expect(judge({ ...good, question: '1) 카디널리티에 대해 설명하세요.' })).toBe(false);
  expect(judge({ ...good, question: '이것이 무엇인지 설명하세요.' })).toBe(false);
  expect(judge({ ...good, question: '유전자 가위란 무엇인지 설명하세요.' })).toBe(false);
  expect(judge({ ...good, question: '카디널리티' })).toBe(false);
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
  expect(keywordsOf(text, [text], 20)).toEqual(['색인', '범위']);
  const nouns = '높이와 깊이, 속도와 결과, 이해와 사례, 교통사고와 자연재해를 평가한다.';
  expect(keywordsOf(nouns, [nouns], 20)).toEqual([
    '높이',
    '깊이',
    '속도',
    '이해',
    '사례',
    '교통사고',
    '자연재해',
    '결과',
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
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      for (const { at, sentences } of draftQuizzes(passages(texts), 5))
        for (const sentence of sentences) expect(texts[at]).toContain(sentence);
      for (const { at, sentence } of draftModelAnswer('인덱스란?', texts)?.sources ?? [])
        expect(texts[at]).toContain(sentence);
    }),
    { numRuns: 25 },
  );
});
