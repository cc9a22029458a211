import { expect, test } from 'vitest';
import { builtInGrader } from './built-in-grader.ts';
import type { GradingTask } from './grader.ts';

const TASK: GradingTask = {
  question: '인덱스가 느려지는 경우는?',
  modelAnswer: '조건의 선택도가 낮으면 읽을 행이 많아진다. 통계가 오래되면 어림이 어긋난다.',
  keywords: [],
  rubric: [
    { name: '조건의 선택도가 낮으면 읽을 행이 많아진다', weight: 60 },
    { name: '논리', weight: 40 },
  ],
  notes: [],
  examples: [],
  company: [],
  answer: '선택도가 낮으면 읽을 행이 많아진다.',
};
const grade = (task: Partial<GradingTask>) => builtInGrader.grade({ ...TASK, ...task }, AbortSignal.timeout(10_000));

test('a criterion whose name does not tell what it is about says so; another names its point', async () => {
  const { criteria } = await grade({});
  expect(criteria.map(({ reason }) => reason)).toEqual([
    '모범 답안의 ‘조건의 선택도가 낮으면 읽을 행이 많아진다’와 통하는 문장이 있어요.',
    '무엇을 보는 기준인지 가려내지 못해 답변 전체로 보았어요.',
  ]);
});

test('a criterion that no sentence is about says where its points come from', async () => {
  const answer = '통계가 오래되면 어림이 어긋난다.';
  const [first] = (await grade({ answer, examples: [{ text: answer, score: 90 }] })).criteria;
  expect(first!.points).toBeGreaterThan(0);
  expect(first!.reason).toBe('이 기준과 통하는 문장은 찾지 못해 답변 전체를 보고 매겼어요.');
});

test('what graded answers had to do with a score is said', async () => {
  const points = '모범 답안의 요점 2개 가운데 1개와 통해요.';
  expect((await grade({})).justification).toBe(points);
  const examples = [
    { text: '선택도가 낮으면 행이 많다.', score: 60 },
    { text: '모른다.', score: 0 },
  ];
  expect((await grade({ examples })).justification).toBe(`${points} 강사가 채점한 답변 2개와도 견주었어요.`);
  expect((await grade({ examples, answer: ' ' })).justification).toBe('답으로 읽을 내용이 없어요.');
});
