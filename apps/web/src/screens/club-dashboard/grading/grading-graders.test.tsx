// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, graded, line, said, showGrading, shown } from '../../../testing/grading-stage.tsx';

vi.setConfig({ testTimeout: 120_000 });
const jiwoo = { memberUUID: 'teacher-3', nickname: '한지우', profileImageUrl: '' };
const answers = () => [answerOf('m1', '김민준'), answerOf('m2', '이서윤'), answerOf('m3', '정하은')];
const looksAt = (answer: ReturnType<typeof answerOf>, ms = 60_000) => ({
  member: jiwoo,
  clubQuizAnswerSequence: answer.clubQuizAnswerSequence,
  until: new Date(Date.now() + ms).toISOString(),
});

test('what another grader looks at says so and is skipped; opened by hand it can be graded, and saving says whose it was', async () => {
  const all = answers();
  const { user, saves } = await showGrading(all, '', undefined, [], undefined, [looksAt(all[1]!)]);
  await shown('김민준');
  await waitFor(() => expect(line('이서윤').textContent).toContain('한지우 님이 지금 보고 있어요'));
  await user.keyboard('3{Enter}');
  await said('김민준 80점 저장됨, 다음 정하은');
  await shown('정하은');
  await user.click(line('이서윤'));
  await shown('이서윤');
  expect(within(screen.getByRole('article')).getByText(/한지우 님이 보고 있어요/)).toBeDefined();
  await user.keyboard('2{Enter}');
  await said('이서윤 90점 저장됨. 한지우 님이 보고 있던 답변이에요. 다음 정하은');
  expect(saves()).toHaveLength(2);
});

test('whoever comes begins where no other grader is', async () => {
  const all = answers();
  await showGrading(all, '', undefined, [], undefined, [looksAt(all[0]!)]);
  expect((await shown('이서윤')).textContent).toBe('이서윤님의 답변');
});

test('a look that is over binds nobody', async () => {
  const all = answers();
  const { user } = await showGrading(all, '', undefined, [], undefined, [looksAt(all[1]!, -60_000)]);
  await shown('김민준');
  await user.keyboard('3{Enter}');
  await said('김민준 80점 저장됨, 다음 이서윤');
  expect(line('이서윤').textContent).not.toContain('한지우');
});

test('where only what others look at is left, that is said', async () => {
  const all = [answerOf('m1', '김민준'), answerOf('m2', '이서윤'), graded(answerOf('m3', '정하은'), 88, 1)];
  const { user } = await showGrading(all, '', undefined, [], undefined, [looksAt(all[1]!)]);
  await shown('김민준');
  await waitFor(() => expect(line('이서윤').textContent).toContain('한지우'));
  await user.keyboard('3{Enter}');
  await said('김민준 80점 저장됨. 남은 답변은 다른 채점자가 보고 있거나 맡았어요.');
});

test('the open answer is said to the others, and that it was left', async () => {
  const { routes, sent, club } = await showGrading(answers());
  await shown('김민준');
  const looks = () => sent.filter(({ route }) => route.endsWith(`/${club}/grading-look`)).map(({ body }) => body);
  await waitFor(() => expect(looks()).toEqual([{ clubQuizAnswerSequence: answerOf('m1', '').clubQuizAnswerSequence }]));
  expect(routes().some((route) => route.endsWith('/graders'))).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(looks().at(-1)).toEqual({ clubQuizAnswerSequence: null }));
});
