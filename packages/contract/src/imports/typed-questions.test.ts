import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksTyped, typedQuestions } from './typed-questions.ts';

const read = (text: string) =>
  typedQuestions(text).questions.map(({ question, modelAnswer }) => [question, modelAnswer]);

test('numbers that count up begin questions; choices, more lines and answers belong to them', () => {
  const text =
    '1. 정규화를 하는 까닭은?\n   두 가지를 쓰세요.\n답: 중복을 줄인다.\n갱신 이상을 막는다.\n\n2. 다음 중 맞는 것은?\n① 가\n② 나\n정답: ②\n\n문제 해설은 없다.\n3. 끝?';
  expect(typedQuestions(text).manner).toBe('numbers');
  expect(read(text)).toEqual([
    ['정규화를 하는 까닭은?\n두 가지를 쓰세요.', '중복을 줄인다.\n갱신 이상을 막는다.'],
    ['다음 중 맞는 것은?\n① 가\n② 나', '②\n\n문제 해설은 없다.'],
    ['끝?', ''],
  ]);
});

test('a list that begins anew within a question is a part of it', () => {
  expect(read('1. 고르세요.\n1. 가\n2. 나\n3. 다\n답: 2\n2. 다음?\n답: 예')).toEqual([
    ['고르세요.\n1. 가\n2. 나\n3. 다', '2'],
    ['다음?', '예'],
  ]);
});

test.each([
  '문제 1. 왜?\n길게\n문제 2. 뭐?\n',
  'Q1: 왜?\n길게\nQ2: 뭐?',
  '1번 왜?\n길게\n2번 뭐?',
  '[1] 왜?\n길게\n[2] 뭐?',
])('numbers are written in many ways: %s', (text) => {
  expect(read(text).map(([question]) => question)).toEqual(['왜?\n길게', '뭐?']);
});

test('without numbers empty lines part questions that have answers', () => {
  const text =
    '조인이란?\n짧게 쓰세요.\n답: 행을 잇는 것\n키워드: 조인, 행\n채점 기준: 정확성 60, 근거 40\n\n인덱스란?\n[답] : 찾기를 돕는 것';
  expect(typedQuestions(text)).toMatchObject({
    manner: 'blocks',
    questions: [
      { question: '조인이란?\n짧게 쓰세요.', keywords: '조인, 행', rubric: '정확성 60, 근거 40' },
      { question: '인덱스란?', modelAnswer: '찾기를 돕는 것' },
    ],
  });
});

test('prose is no list of questions', () => {
  expect(looksTyped('그냥 글\n둘째 줄')).toBe(false);
  expect(looksTyped('왜?\n답: 그래서')).toBe(true);
});

test('no word of a typed text is lost', () => {
  const line = fc.constantFrom(
    '1. 왜',
    '2. 뭐',
    '① 가',
    '답: 나',
    '키워드: 다, 라',
    '긴 줄',
    '',
    '1) 마',
    '[답] 바',
    '정답：',
  );
  const words = (text: string) => text.match(/[가나다라마바왜뭐긴줄]/g) ?? [];
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const said = typedQuestions(lines.join('\n')).questions.flatMap((one) => words(Object.values(one).join(' ')));
      const given = words(lines.join('\n').replace(/^(?:\[답\] |답: |키워드: )/gm, ''));
      expect(said.toSorted()).toEqual(given.toSorted());
    }),
  );
});
