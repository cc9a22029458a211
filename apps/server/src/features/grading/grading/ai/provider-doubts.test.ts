import { expect, test } from 'vitest';
import { foundOf } from './provider-question.ts';
import type { GradingTask } from './grader.ts';

const task = {
  question: '커밋과 롤백은 무엇을 하나요?',
  modelAnswer: '커밋은 트랜잭션의 결과를 확정한다. 롤백은 트랜잭션이 한 일을 모두 되돌린다.',
  keywords: [],
  rubric: [{ name: '정확성', description: '', weight: 100, levels: [] }],
  examples: [],
  notes: [],
  answer: '커밋하면 결과가 굳고, 롤백하면 처음으로 돌아간다.',
} as unknown as GradingTask;
const reply = (part: {
  points?: number;
  reason?: string;
  evidence?: string[];
  score?: number;
  justification?: string;
}) => ({
  criteria: [
    {
      name: '정확성',
      points: part.points ?? 85,
      reason: part.reason ?? '두 뜻을 자기 말로 설명했어요.',
      evidence: part.evidence ?? ['결과가 굳고'],
    },
  ],
  score: part.score ?? part.points ?? 85,
  justification: part.justification ?? '두 요점을 말해요.',
  suggestion: '',
  confidence: 0.95,
});
const confidenceOf = (part: Parameters<typeof reply>[0], given = task) => foundOf(given, reply(part), []).confidence;

test('a grade whose reasons, evidence and parts agree is as sure as its provider says', () => {
  expect(confidenceOf({})).toBe(0.95);
  expect(confidenceOf({ points: 20, reason: '롤백의 뜻이 틀렸어요.', justification: '요점 하나가 빠졌어요.' })).toBe(
    0.95,
  );
});

test.each([
  ['a reason that says nothing is right', { reason: '질문의 답이 전혀 들어 있지 않아요.' }],
  [
    'a justification that says all is right',
    { points: 10, reason: '부족해요.', justification: '모범 답안을 빠짐없이 말해요.' },
  ],
  ['evidence that the answer does not have', { evidence: ['격리 수준을 높인다'] }],
])('%s takes a grade out of what can be official', (_, part) => {
  expect(confidenceOf(part)).toBe(0.5);
});

test.each([
  [
    'that denies the points',
    '커밋은 트랜잭션의 결과를 확정하지 않는다. 롤백은 트랜잭션이 한 일을 모두 되돌리지 않는다.',
  ],
  ['that is the question again', '커밋과 롤백은 무엇을 하나요?'],
])('a high grade of an answer %s is not relied on', (_, answer) => {
  expect(confidenceOf({ evidence: [] }, { ...task, answer })).toBe(0.5);
});
