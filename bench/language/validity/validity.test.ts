import { describe, expect, test } from 'vitest';
import { chooseExamples, gradeAnswers } from '../../../apps/server/src/kernel/language/grading/grade.ts';
import { gradedValidity, validityOf } from './measure-validity.ts';
import { validityQuizzes } from './read-validity.ts';

test('the set has forty questions and more than four hundred answers', () => {
  const quizzes = validityQuizzes();
  expect(quizzes).toHaveLength(40);
  expect(quizzes.flatMap(({ answers }) => answers).length).toBeGreaterThanOrEqual(400);
});

describe.each(['tuning', 'held-out'] as const)('of the %s half', (half) => {
  test.each([
    [0, 0.3],
    [5, 0.6],
  ])('with %i examples words are not taken for meaning, and enough has a score', (examples, leastShare) => {
    const found = validityOf(gradedValidity(validityQuizzes(half), examples));
    expect(found.nothingAbove25).toBeLessThanOrEqual(0.03);
    expect(found.negatedAbove45).toBeLessThanOrEqual(0.1);
    expect(found.pairs).toBeGreaterThanOrEqual(0.97);
    expect(found.rmse).toBeLessThanOrEqual(0.22);
    expect(found.qwk).toBeGreaterThanOrEqual(0.8);
    expect(found.officialQwk).toBeGreaterThanOrEqual(0.8);
    expect(found.share).toBeGreaterThanOrEqual(leastShare);
  });
});

test.each([0, 5])(
  'with %i examples filler raises no score by more than a point',
  (examples) => {
    const raised = validityQuizzes('held-out').flatMap((quiz) => {
      const textOf = (kind: string) => quiz.answers.find((one) => one.kind === kind)!.text;
      const filler = textOf('filler half').replace(textOf('half'), '');
      const plain = quiz.answers.filter(({ kind }) => !kind.startsWith('filler'));
      const texts = plain.map(({ text }) => text);
      const taken = examples === 0 ? [] : chooseExamples(quiz, texts, examples);
      const given = taken.map((at) => plain[at]!);
      const grades = gradeAnswers(quiz, [...texts, ...texts.map((text) => text + filler)], given);
      return texts.filter((_, at) => {
        const [before, after] = [grades[at]!.score, grades[texts.length + at]!.score];
        return !taken.includes(at) && before !== null && after !== null && after > before + 0.01;
      });
    });
    expect(raised).toEqual([]);
  },
  20_000,
);

const SURE_AND_WRONG = [
  ['기본 격리 수준은?', '기본 격리 수준은 READ COMMITTED이다.', '기본 격리 수준은 READ COMMITTED가 아니다.'],
  ['기본 격리 수준은?', '기본 격리 수준은 READ COMMITTED이다.', '기본 격리 수준은 READ UNCOMMITTED이다.'],
  ['임진왜란은 언제 시작되었나요?', '임진왜란은 1592년에 시작되었다.', '임진왜란이 시작된 해는 1592년 아님'],
  ['세션은 얼마나 유지되나요?', '세션은 60초 동안 유지된다.', '세션은 10초 동안 유지된다.'],
  ['세션은 얼마나 유지되나요?', '세션은 60초 동안 유지된다.', '세션은 60분 동안 유지된다.'],
  ['온도는 몇 도인가요?', '그때의 온도는 5도이다.', '그때의 온도는 -5도이다.'],
  ['실습 언어는?', '실습 언어는 C++이다.', '실습 언어는 C#이다.'],
  ['실습 언어는?', '실습 언어는 C++이다.', '실습 언어는 C이다.'],
  ['몇 정규형인가요?', '이 표는 2NF를 만족한다.', '이 표는 3NF를 만족한다.'],
  ['Which version?', 'The server speaks HTTP/2.', 'The server speaks HTTP/1.1.'],
] as const;
test.each(SURE_AND_WRONG)('%s %s is not met by: %s', (question, modelAnswer, answer) => {
  const quiz = { question, modelAnswer, keywords: [] };
  expect(gradeAnswers(quiz, [modelAnswer])[0]).toMatchObject({ finding: 'met' });
  const { score, confidence } = gradeAnswers(quiz, [answer])[0]!;
  expect(score ?? 0).toBeLessThanOrEqual(0.25);
  expect(confidence).toBeLessThan(0.8);
});
