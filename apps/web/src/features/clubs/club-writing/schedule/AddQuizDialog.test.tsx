// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import type { QuizDraft } from './AddQuizDialog.tsx';

// Files share their modules: another one may have read the limits as they are.
beforeEach(() => vi.resetModules());

test('a limit that the contract changes is the form’s, as it is the schema’s', async () => {
  const LIMITS = '@dure/contract/limits/quiz-limits';
  vi.doMock(LIMITS, async (original) => ({ ...(await original<object>()), MAX_QUESTION_LENGTH: 7, MAX_KEYWORDS: 1 }));
  onTestFinished(() => {
    vi.doUnmock(LIMITS);
    vi.resetModules();
  });
  const { clubQuizFields } = await import('@dure/contract/clubs/clubs/club-fields');
  const { AddQuizDialog } = await import('./AddQuizDialog.tsx');
  const { renderAt } = await import('../../../../testing/render.tsx');
  const nothing = () => {};
  const draft: QuizDraft = { question: '여덟 글자 물음', modelAnswer: '', modelAnswerKeywords: ['하나'] };
  expect(draft.question).toHaveLength(8);
  await renderAt(() => <AddQuizDialog draft={draft} onDraft={nothing} onAdd={nothing} onClose={nothing} />, {
    boot: bootOf('instructor'),
    at: '/',
  });
  expect(await screen.findByText('8 / 7자')).toBeTruthy();
  expect(screen.getByText('1개까지 추가할 수 있어요.')).toBeTruthy();
  expect(clubQuizFields.question.safeParse(draft.question).success).toBe(false);
  expect(clubQuizFields.question.safeParse(draft.question.slice(1)).success).toBe(true);
});
