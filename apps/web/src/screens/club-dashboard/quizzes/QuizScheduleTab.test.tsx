// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { clubDetail, quizOf } from '../../../testing/club-detail.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../testing/server.ts';
import { quizzesSearch } from './quizzes-search.ts';
import { QuizScheduleTab } from './QuizScheduleTab.tsx';

vi.setConfig({ testTimeout: 60_000 });
const club = (version: number) => clubDetail({ clubStatus: '0400', version, quizzes: [quizOf(1), quizOf(2)] });

async function show(read: () => Answer) {
  cleanup();
  const server = fakeServer({
    'GET /api/v2/quiz-clubs/7': read,
    'PUT /api/v1/club/quizzes': () => ({ data: club(4) }),
  });
  const view = await renderAt(QuizScheduleTab, {
    boot: bootOf('instructor'),
    at: '/quiz-dashboard/7/quizzes?mode=order',
    path: '/quiz-dashboard/$clubSequence/quizzes',
    validateSearch: quizzesSearch,
  });
  return { ...view, server };
}

test('the order is changed in the version that is current, sent with it, and left for the list', async () => {
  const { user, server, address } = await show(() => ({ data: club(3) }));
  await user.click(await screen.findByRole('button', { name: '퀴즈 2 위로' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('퀴즈 순서와 공개를 저장했습니다.')).toBeTruthy();
  const saved = server.sent.find(({ route }) => route.startsWith('PUT'))!.body;
  expect(saved).toMatchObject({ version: 3, quizzes: [{ quizSequence: 2 }, { quizSequence: 1 }] });
  await user.click(screen.getByRole('button', { name: '취소' }));
  await vi.waitFor(() => expect(address()).toBe('/quiz-dashboard/7/quizzes'));
});

test('a club that cannot be read says so and can be tried again', async () => {
  let calls = 0;
  const { user } = await show(() => {
    calls += 1;
    return calls === 1 ? { code: '0500', message: '문제가 생겼습니다.', status: 500 } : { data: club(3) };
  });
  await user.click(await screen.findByRole('button', { name: /다시/ }));
  expect(await screen.findByRole('button', { name: '퀴즈 2 위로' })).toBeTruthy();
});
