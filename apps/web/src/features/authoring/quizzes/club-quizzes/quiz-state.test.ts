import { expect, it } from 'vitest';
import { quizState } from './quiz-state.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const quiz = { myAnswerStatus: null, hasDraft: false, myOfficialGrade: null, deadlineAt: '2026-11-21T00:00:00Z' };
const past = '2026-11-19T00:00:00Z';

it.each([
  ['아직 안 씀', quiz, false],
  ['사전답변 쓰는 중', { ...quiz, myAnswerStatus: '0001', hasDraft: true }, false],
  ['사전답변 제출', { ...quiz, myAnswerStatus: '0002' }, false],
  ['최종답변 쓰는 중', { ...quiz, myAnswerStatus: '0002', hasDraft: true }, false],
  ['최종답변 제출', { ...quiz, myAnswerStatus: '0003' }, false],
  ['채점 88점', { ...quiz, myAnswerStatus: '0003', myOfficialGrade: 88 }, true],
  ['답변 없이 마감', { ...quiz, deadlineAt: past }, false],
  ['답변 없이 마감', { ...quiz, myAnswerStatus: '0001', hasDraft: true, deadlineAt: null }, true],
  ['사전답변 제출', { ...quiz, myAnswerStatus: '0002', hasDraft: true, deadlineAt: past }, false],
])('a quiz says "%s"', (label, facts, isOver) => {
  expect(quizState(facts, NOW, isOver).label).toBe(label);
});

it.each([
  [0, 'neutral'],
  [59, 'neutral'],
  [60, 'good'],
  [100, 'good'],
])('a grade of %i looks %s: no low score is told as something good', (myOfficialGrade, tone) => {
  expect(quizState({ ...quiz, myAnswerStatus: '0003', myOfficialGrade }, NOW, true).tone).toBe(tone);
});
