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

test('whichever five answers were graded, none of them a twin of another, what has a score is right', () => {
  const graded = validityQuizzes().flatMap((quiz, no) => {
    const answers = quiz.answers.filter(({ kind }) => !kind.startsWith('filler'));
    const isTaken = (at: number) => (at * 7 + no) % answers.length < 5;
    const rest = answers.filter((_, at) => !isTaken(at));
    const grades = gradeAnswers(
      quiz,
      rest.map(({ text }) => text),
      answers.filter((_, at) => isTaken(at)),
    );
    return rest.map(({ text, kind, score: given }, at) => ({ ...grades[at]!, quiz: quiz.name, kind, text, given }));
  });
  const found = validityOf(graded);
  expect(found).toMatchObject({ nothingAbove25: 0, negatedAbove45: 0, pairs: 1 });
  expect(found.rmse).toBeLessThanOrEqual(0.1);
  expect(found.share).toBeGreaterThanOrEqual(0.35);
});

/** What stands around an answer and says nothing: polite, personal, said over, said to be sure, and of other things. */
const FILLERS: readonly ((answer: string, question: string) => string)[] = [
  (answer) => `${answer} 수업에서 배운 내용이라 오래 기억에 남습니다. 앞으로도 더 깊이 공부해 보고 싶습니다.`,
  (answer) => `이 질문은 저에게 무척 뜻깊은 질문이라고 생각합니다. ${answer}`,
  (answer) =>
    `${answer} 처음에는 어렵게 느껴졌지만 여러 번 읽어 보니 조금씩 이해가 되었습니다. 좋은 기회를 주셔서 고맙습니다.`,
  (answer) => `안녕하세요, 교수님. ${answer} 읽어 주셔서 감사합니다. 좋은 하루 보내세요!`,
  (answer) => `음, 그러니까 제 생각에는요. ${answer} 이 정도면 충분할 것 같아요 ㅎㅎ`,
  (answer) => `${answer} ${answer}`,
  (answer, question) => `${question} ${answer}`,
  (answer, question) => `${question}라는 질문에 답하겠습니다. ${answer}`,
  (answer) => `${answer} 이것은 매우 중요하고 핵심적인 내용이며, 반드시 알아야 할 개념입니다.`,
  (answer) => `${answer} 오늘은 날씨가 맑아서 산책하기 좋았고 점심에는 김밥을 먹었다.`,
  (answer) => `Thank you for the question. ${answer} I hope this answers it well.`,
  (answer) => `${answer} In conclusion, this is a very important topic that everybody should know.`,
];
test.each([0, 5])(
  'with %i examples nothing around an answer raises its score by more than a point',
  (examples) => {
    const raised = validityQuizzes('held-out').flatMap((quiz) => {
      const plain = quiz.answers.filter(({ kind }) => !kind.startsWith('filler'));
      const texts = plain.map(({ text }) => text);
      const taken = examples === 0 ? [] : chooseExamples(quiz, texts, examples);
      const given = taken.map((at) => plain[at]!);
      const scoresOf = (answers: readonly string[]) => gradeAnswers(quiz, answers, given).map(({ score }) => score);
      const before = scoresOf(texts);
      return FILLERS.flatMap((fill, no) =>
        scoresOf(texts.map((text) => fill(text, quiz.question))).flatMap((after, at) =>
          after !== null && after > (before[at] ?? 0.25) + 0.01 ? [`${no} ${after} > ${before[at]}: ${texts[at]}`] : [],
        ),
      );
    });
    expect(raised).toEqual([]);
  },
  60_000,
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
  ['실행 환경은?', '실행 환경은 .NET이다.', '실행 환경은 NET이다.'],
  ['세션은 얼마나 유지되나요?', '세션은 60초 동안 유지된다.', '10초'],
  ['장군은 누구인가요?', '수군을 이끈 장군은 이순신이다.', '수군을 이끈 장군은 원균이다.'],
  [
    'What does a monopolist do?',
    'A monopolist faces no rivals and can restrict output.',
    'A monopolist faces rivals and cannot restrict output.',
  ],
  ['빈혈이란?', '적혈구가 부족하여 산소를 나르지 못하는 상태이다.', '적혈구가 부족하지 않아 산소를 나르는 상태이다.'],
] as const;
test.each(SURE_AND_WRONG)('%s %s is not met by: %s', (question, modelAnswer, answer) => {
  const quiz = { question, modelAnswer, keywords: [] };
  expect(gradeAnswers(quiz, [modelAnswer])[0]).toMatchObject({ finding: 'met' });
  const { score, confidence } = gradeAnswers(quiz, [answer])[0]!;
  expect(score ?? 0).toBeLessThanOrEqual(0.25);
  expect(confidence).toBeLessThan(0.8);
});
