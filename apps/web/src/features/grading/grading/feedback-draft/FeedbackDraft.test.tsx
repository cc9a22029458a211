// @vitest-environment jsdom
import type { FeedbackDraft as Drafted } from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { FeedbackDraft } from './FeedbackDraft.tsx';

vi.setConfig({ testTimeout: 60_000 });

const ADDRESS = { club: 1, quiz: 2, memberUUID: '01900000-0000-7000-8000-000000000001' };
const draft = (text: string): Drafted => ({
  text,
  isBuiltIn: true,
  model: null,
  notice: 'AI 제공자가 정해져 있지 않아 내장 도구가 일해요.',
  templates: ['근거를 더'],
  earlierCount: 0,
});

function Stage({ before }: { readonly before: string }) {
  const [feedback, setFeedback] = useState(before);
  return (
    <>
      <output data-testid="field">{feedback}</output>
      <FeedbackDraft address={ADDRESS} nickname="서예린" feedback={feedback} onText={setFeedback} isDisabled={false} />
    </>
  );
}
const written = () => screen.getByTestId('field').textContent;

test('a draft says who wrote it, goes behind what was typed with the member’s name in it, and can be taken back', async () => {
  const { user, sentTo } = show(<Stage before="내가 쓴 말" />, {
    'POST /api/v1/ai-feedback': () => ({ data: draft('{이름} 님, 근거를 더 써 보세요.') }),
  });
  await user.click(screen.getByRole('button', { name: 'AI 초안' }));
  expect(await screen.findByText('서예린 님, 근거를 더 써 보세요.')).toBeTruthy();
  expect(screen.getByText(/내장 도구가 일해요/)).toBeTruthy();
  expect(written()).toBe('내가 쓴 말');
  await user.click(screen.getByRole('button', { name: '뒤에 붙여 쓰기' }));
  expect(written()).toBe('내가 쓴 말\n\n서예린 님, 근거를 더 써 보세요.');
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  expect(written()).toBe('내가 쓴 말');
  expect(sentTo('POST /api/v1/ai-feedback')[0]!.body).toEqual({
    clubSequence: 1,
    quizSequence: 2,
    memberUUID: ADDRESS.memberUUID,
    turn: 0,
  });
});

test('another draft is another turn, and one that is thrown away leaves the field as it was', async () => {
  const { user, sentTo } = show(<Stage before="" />, {
    'POST /api/v1/ai-feedback': ({ body }) => ({ data: draft(`초안 ${(body as { turn: number }).turn}`) }),
  });
  await user.click(screen.getByRole('button', { name: 'AI 초안' }));
  await screen.findByText('초안 0');
  await user.click(screen.getByRole('button', { name: '다시 만들기' }));
  await screen.findByText('초안 1');
  await user.click(screen.getByRole('button', { name: '버리기' }));
  expect(written()).toBe('');
  expect(sentTo('POST /api/v1/ai-feedback').map(({ body }) => (body as { turn: number }).turn)).toEqual([0, 1]);
});

test('where it fails it says so', async () => {
  const message = 'AI 피드백 초안을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.';
  const { user } = show(<Stage before="" />, {
    'POST /api/v1/ai-feedback': () => ({ code: 'CO5003', status: 502, message }),
  });
  await user.click(screen.getByRole('button', { name: 'AI 초안' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
