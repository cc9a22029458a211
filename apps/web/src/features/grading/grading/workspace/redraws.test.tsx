// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 30_000 });

const draws = vi.hoisted(() => ({ list: 0, texts: 0, feedback: 0 }));
vi.mock('../queue/QueueList.tsx', async (original) => {
  const { QueueList } = await original<typeof import('../queue/QueueList.tsx')>();
  return { QueueList: (props: Parameters<typeof QueueList>[0]) => (draws.list++, QueueList(props)) };
});
vi.mock('../answer-pane/AnswerTexts.tsx', async (original) => {
  const { AnswerTexts, ...others } = await original<typeof import('../answer-pane/AnswerTexts.tsx')>();
  return { ...others, AnswerTexts: (props: Parameters<typeof AnswerTexts>[0]) => (draws.texts++, AnswerTexts(props)) };
});
vi.mock('../grade-pane/FeedbackField.tsx', async (original) => {
  const { FeedbackField } = await original<typeof import('../grade-pane/FeedbackField.tsx')>();
  return { FeedbackField: (props: Parameters<typeof FeedbackField>[0]) => (draws.feedback++, FeedbackField(props)) };
});

// Test files of one process share modules: what another one has loaded already would not be counted.
vi.resetModules();
const { answerOf, feedbackField, showGrading, shown } = await import('../../../../testing/grading-stage.tsx');

const LETTERS = 'abcdefghijklmnopqrst';

afterAll(() => vi.resetModules());

test('a keystroke in the feedback draws neither the list nor the answer anew', async () => {
  const { user } = await showGrading([answerOf('m1', '김민준'), answerOf('m2', '이서윤')]);
  await shown('김민준');
  // The first letter begins the draft, which the list marks.
  await user.type(feedbackField(), 'a');
  await waitFor(() => expect(screen.getByText('저장 안 됨')).toBeTruthy());
  const before = { ...draws };
  await user.type(feedbackField(), LETTERS);
  expect(feedbackField().value).toBe(`a${LETTERS}`);
  expect(draws.feedback - before.feedback).toBeGreaterThanOrEqual(LETTERS.length);
  // Other news may come meanwhile, such as where the other graders are.
  expect(draws.list - before.list).toBeLessThan(LETTERS.length / 2);
  expect(draws.texts - before.texts).toBeLessThan(LETTERS.length / 2);
});
