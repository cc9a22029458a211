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
  answer: '선택도가 낮으면 읽을 행이 많아진다.',
};
const grade = (task: Partial<GradingTask>) => builtInGrader.grade({ ...TASK, ...task }, AbortSignal.timeout(10_000));

const OTHER = '통계가 오래되면 어림이 어긋난다.';

test('a criterion whose name does not tell what it is about says so; another names its point', async () => {
  const { criteria } = await grade({});
  expect(criteria.map(({ reason }) => reason)).toEqual([
    '모범 답안의 ‘조건의 선택도가 낮으면 읽을 행이 많아진다’를 말하는 문장이 있어요.',
    '무엇을 보는 기준인지 가려내지 못해 답변 전체로 보았어요.',
  ]);
});

test('half of the points has no score, and each point its sentence or none', async () => {
  const found = await grade({});
  expect(found).toMatchObject({ score: null, confidence: 0 });
  expect(found.criteria.map(({ points }) => points)).toEqual([null, null]);
  expect(found.points).toEqual([
    {
      text: '조건의 선택도가 낮으면 읽을 행이 많아진다.',
      relation: 'met',
      evidence: { start: 0, end: TASK.answer.length },
    },
    { text: OTHER, relation: 'none', evidence: null },
  ]);
  expect(found.justification).toBe(
    '요점만으로는 점수를 정할 수 없어요. 직접 읽어 주세요. 모범 답안의 요점 2개 가운데 1개를 찾았어요.',
  );
});

test('all points met, or denied, decide a score; the reason says which', async () => {
  expect(await grade({ answer: `${TASK.answer} ${OTHER}` })).toMatchObject({
    score: 97,
    justification: '모범 답안의 요점 2개를 모두 말해요.',
    suggestion: '',
  });
  const denied = '조건의 선택도가 낮으면 읽을 행이 많아지지 않는다. 통계가 오래되어도 어림이 어긋나지 않는다.';
  expect(await grade({ answer: denied })).toMatchObject({
    score: 5,
    justification: '모범 답안의 요점과 반대로 말하거나 이름·수치가 달라요.',
  });
});

test('what is like a graded answer has its score, and the reason says by what', async () => {
  const examples = [{ text: TASK.answer, score: 60 }];
  expect(await grade({ examples })).toMatchObject({
    score: 60,
    justification: '강사가 채점한 답변 1개와 견준 점수예요. 모범 답안의 요점 2개 가운데 1개를 찾았어요.',
  });
  expect((await grade({ examples, answer: ' ' })).justification).toBe('답으로 읽을 내용이 없어요.');
});

test('a word in common is nothing of a point; points stand in plain words, beside the sentence that has most of them', async () => {
  const { points } = await grade({
    modelAnswer:
      '조건의 **선택도**가 낮으면 임의 접근이 순차 스캔보다 비싸다. 형 변환이 일어나거나 인덱스가 비대해진 경우도 있다. **통계**가 오래되면 플래너가 행 수를 잘못 추정한다.',
    answer:
      '선택도가 낮으면 인덱스에서 찾은 행을 하나씩 꺼내 순차 스캔보다 느리다. 통계가 오래되어 열 행이라고 믿은 플래너가 중첩 루프를 고른다.',
  });
  expect(points.map(({ text, relation, evidence }) => [text, relation, evidence === null])).toEqual([
    ['조건의 선택도가 낮으면 임의 접근이 순차 스캔보다 비싸다.', 'partly', false],
    ['형 변환이 일어나거나 인덱스가 비대해진 경우도 있다.', 'none', true],
    ['통계가 오래되면 플래너가 행 수를 잘못 추정한다.', 'partly', false],
  ]);
  expect(points[2]!.evidence!.start).toBeGreaterThan(points[0]!.evidence!.start);
});
