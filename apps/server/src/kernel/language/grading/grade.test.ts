import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseExamples, gradeAnswers } from './grade.ts';
import type { Quiz } from './quiz.ts';
import { WEIGHTS } from './weights.gen.ts';

const QUIZ: Quiz = {
  question: '카디널리티가 낮은 컬럼의 인덱스가 느릴 수 있는 이유를 설명하세요.',
  modelAnswer:
    '카디널리티가 낮으면 선택도가 나빠 인덱스로 읽어야 할 행이 많습니다. 행마다 임의 접근이 일어나므로 전체를 순차로 훑는 편이 빠를 수 있습니다. 그래서 옵티마이저는 통계를 보고 풀 스캔을 고릅니다.',
  keywords: ['선택도', '임의 접근', '풀 스캔'],
};
const FULL = '선택도가 나빠 많은 행을 임의 접근으로 읽으므로, 통계를 본 옵티마이저는 풀 스캔을 고릅니다.';
const HALF = '선택도가 낮아서 읽어야 할 행이 많아집니다.';
const WRONG = '컬럼의 이름이 길기 때문입니다.';
const CLASS = [
  FULL,
  HALF,
  WRONG,
  '행마다 임의 접근이 일어나서 순차로 훑는 것보다 느립니다.',
  '인덱스가 커서 메모리에 올라가지 않습니다.',
  '모름',
  '같은 값이 많아 인덱스를 타도 대부분의 행을 읽습니다.',
];
const scores = (quiz: Quiz, answers: readonly string[], examples: Parameters<typeof gradeAnswers>[2] = []) =>
  gradeAnswers(quiz, answers, examples).map(({ score }) => score);

test('a full answer is above half of one, and that above a wrong one, before anything was graded', () => {
  const [full, half, wrong] = scores(QUIZ, CLASS);
  expect(full).toBeGreaterThan(half! + 0.1);
  expect(half).toBeGreaterThan(wrong! + 0.1);
});

test('whoever says nothing gets nothing, and that is sure', () => {
  for (const nothing of [
    '',
    '  ',
    '?',
    '모르겠습니다.',
    'No submission.',
    "I don't know",
    'Keine Ahnung',
    '무응답',
    '\u200b',
  ])
    expect(gradeAnswers(QUIZ, [nothing, ...CLASS])[0]).toMatchObject({ score: 0, confidence: expect.closeTo(0.97, 1) });
});

test('a word by which people decline inside an answer is part of it', () => {
  expect(scores(QUIZ, ['선택도가 나쁜지 아무도 모르겠습니다.', ...CLASS])[0]).toBeGreaterThan(0);
});

test('what the instructor graded high lifts answers with its words, and what was graded low sinks them', () => {
  const own = '버퍼 캐시의 적중률이 떨어져 블록을 되풀이해 읽습니다.';
  const like = '적중률이 떨어져서 버퍼 캐시가 블록을 되풀이해 읽게 됩니다.';
  const answers = [like, ...CLASS];
  const [plain, high, low] = [[], [{ text: own, score: 1 }], [{ text: own, score: 0 }]].map(
    (examples) => scores(QUIZ, answers, examples)[0]!,
  );
  expect(high).toBeGreaterThan(plain! + 0.1);
  expect(low).toBeLessThan(plain! - 0.1);
});

test('a strict instructor lowers the whole quiz, little by few examples and more by more', () => {
  const strict = [FULL, HALF, WRONG].map((text) => ({ text, score: 0 }));
  const rest = CLASS.slice(3);
  const mean = (count: number) => scores(QUIZ, rest, strict.slice(0, count)).reduce((a, b) => a + b, 0) / rest.length;
  expect(mean(1)).toBeLessThan(mean(0));
  expect(mean(3)).toBeLessThan(mean(1));
});

test('a keyword that is hit counts, with a model answer and in its place', () => {
  const without = { ...QUIZ, keywords: [] };
  expect(scores({ ...without, keywords: ['선택도'] }, CLASS)[1]).toBeGreaterThan(
    scores({ ...without, keywords: ['롤백'] }, CLASS)[1]!,
  );
  const [full, , wrong] = scores({ ...QUIZ, modelAnswer: '' }, CLASS);
  expect(full).toBeGreaterThan(wrong! + 0.1);
});

test('spacing, width, decomposed letters and zero-width characters change no grade', () => {
  const disguised = CLASS.map((text) => text.normalize('NFD').replaceAll(' ', ' \u200b ').toUpperCase());
  scores(QUIZ, disguised).forEach((score, at) => expect(score).toBeCloseTo(scores(QUIZ, CLASS)[at]!, 9));
});

test('the order in which answers come changes no grade, and a second run none', () => {
  const turned = scores(QUIZ, CLASS.toReversed()).toReversed();
  scores(QUIZ, CLASS).forEach((score, at) => expect(score).toBeCloseTo(turned[at]!, 9));
  expect(gradeAnswers(QUIZ, CLASS)).toEqual(gradeAnswers(QUIZ, CLASS));
});

test('whatever is written, every score and confidence is a number from 0 to 1', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...CLASS, QUIZ.question, ''));
  fc.assert(
    fc.property(
      fc.record({ question: text, modelAnswer: text, keywords: fc.array(text, { maxLength: 3 }) }),
      fc.array(text, { maxLength: 5 }),
      fc.array(fc.record({ text, score: fc.constantFrom(0, 0.5, 1) }), { maxLength: 3 }),
      (quiz, answers, examples) => {
        const grades = gradeAnswers(quiz, answers, examples);
        expect(grades).toHaveLength(answers.length);
        for (const { score, confidence } of grades)
          for (const one of [score, confidence]) {
            expect(one).toBeGreaterThanOrEqual(0);
            expect(one).toBeLessThanOrEqual(1);
          }
      },
    ),
    { numRuns: 40 },
  );
});

test('examples span the range, none says nothing, and there are no more than were asked for', () => {
  const chosen = chooseExamples(QUIZ, CLASS, 3);
  expect(new Set(chosen).size).toBe(3);
  expect(chosen).not.toContain(5);
  const by = scores(QUIZ, CLASS);
  expect(by[chosen[2]!]! - by[chosen[0]!]!).toBeGreaterThan(0.2);
  expect(chooseExamples(QUIZ, CLASS, 99)).toHaveLength(6);
  expect(chooseExamples(QUIZ, [], 5)).toEqual([]);
  expect(chooseExamples(QUIZ, ['하나의 답변'], 5)).toEqual([0]);
});

test('no measure pays for being bad, and a higher regression never becomes a lower score', () => {
  for (const [, step, weight] of Object.values(WEIGHTS.measures)) {
    expect(weight).toBeGreaterThanOrEqual(0);
    expect(step).toBeGreaterThan(0);
  }
  expect(WEIGHTS.scale).toEqual(WEIGHTS.scale.toSorted((a, b) => a - b));
});
