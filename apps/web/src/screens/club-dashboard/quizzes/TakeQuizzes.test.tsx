// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { clubDetail, quizOf } from '../../../testing/club-detail.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { TakeQuizzes } from './TakeQuizzes.tsx';

vi.setConfig({ testTimeout: 60_000 });

const pickable = (quizSequence: number, question: string) => ({
  quizSequence,
  sourceQuizSequence: null,
  question,
  author: { memberUUID: '01900000-0000-7000-8000-000000000001', nickname: '박지우', profileImageUrl: '' },
  isMine: true,
  quizStatus: 'PRIVATE',
  jobGroup: null,
  jobLevels: [],
  tags: [],
  useCount: 0,
  likeCount: 0,
  isShared: false,
  createdAt: '2026-12-01T00:00:00.000Z',
  solution: { modelAnswer: '', modelAnswerKeywords: [], rubric: [], contentTitle: '', contentUrl: '' },
});

async function show(clubStatus: string) {
  const club = clubDetail({ clubStatus, version: 4, quizzes: [quizOf(1)] });
  const server = fakeServer({
    'GET /api/v2/quiz-clubs/7': () => ({ data: club }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobs: [], jobLevels: [] } }),
    'GET /api/v1/my/quizzes': () => ({
      data: { contents: [pickable(1, '이미 있는 문항'), pickable(9, '새로 넣을 문항')], totalElements: 2 },
    }),
    'PUT /api/v1/club/quizzes': () => ({ data: { ...club, version: 5 } }),
  });
  const view = await renderAt(() => <TakeQuizzes label="퀴즈 넣기" clubSequence={7} />, {
    boot: bootOf('instructor'),
    at: '/x',
  });
  await view.user.click(await screen.findByRole('button', { name: '퀴즈 넣기' }));
  return { ...view, server };
}

test('what is chosen goes behind the quizzes of the club as they are now, not yet published', async () => {
  const { user, server } = await show('0400');
  const dialog = within(await screen.findByRole('dialog', { name: '퀴즈 가져오기' }));
  expect(await dialog.findByRole('checkbox', { name: /이미 있는 문항/ })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('checkbox', { name: /새로 넣을 문항/ }));
  await user.click(dialog.getByRole('button', { name: '1개 가져오기' }));
  expect(await screen.findByText('‘운영체제 다시 보기’에 넣었어요.')).toBeTruthy();
  expect(server.sent.find(({ route }) => route.startsWith('PUT'))!.body).toMatchObject({
    version: 4,
    quizzes: [{ quizSequence: 1 }, { quizSequence: 9, published: false }],
  });
});

test('a club that is over takes no more', async () => {
  const { server } = await show('0500');
  expect(await screen.findByText('끝났거나 취소된 클럽에는 퀴즈를 넣을 수 없어요.')).toBeTruthy();
  await waitFor(() => expect(server.routes().some((route) => route.startsWith('PUT'))).toBe(false));
});
