// @vitest-environment jsdom
import type { PointEntry } from '@dure/contract/people/points/points.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { myActivitySearch } from './my-activity-search.ts';
import { MyActivityScreen } from './MyActivityScreen.tsx';

const LIST = 'GET /api/v1/points/histories';
const entry = (part: Partial<PointEntry> = {}): PointEntry => ({
  pointHistorySequence: 1,
  kind: 'finalAnswer',
  points: 10,
  createdAt: '2026-11-15T00:00:00Z',
  clubSequence: 16,
  clubName: '데이터베이스 클럽',
  quizSequence: 41,
  no: 3,
  can: { open: true },
  ...part,
});
const show = (contents: readonly PointEntry[]) => {
  fakeServer({
    [LIST]: () => ({ data: { contents, totalElements: contents.length, totalPoints: 1234, monthPoints: 28 } }),
    'GET /api/v1/my/good-eye': () => ({ data: { pickCount: 0, tenths: null } }),
  });
  return renderAt(MyActivityScreen, {
    boot: bootOf('member'),
    at: '/account/my/activity',
    validateSearch: myActivitySearch,
  });
};

it('says what was earned where, with the way there, under the sums', async () => {
  await show([entry(), entry({ pointHistorySequence: 2, kind: 'join', quizSequence: null, no: null })]);
  const [quiz, club] = within(await screen.findByRole('list', { name: '포인트 내역' })).getAllByRole('listitem');
  expect(screen.getByText('1,234점')).toBeTruthy();
  expect(screen.getByText('28점')).toBeTruthy();
  expect(within(quiz!).getByText('+10')).toBeTruthy();
  expect(within(quiz!).getByRole('link', { name: '퀴즈 3 · 데이터베이스 클럽' }).getAttribute('href')).toBe(
    '/quiz/16/quizzes/41',
  );
  expect(within(club!).getByRole('link', { name: '데이터베이스 클럽' }).getAttribute('href')).toBe('/quiz/16');
});

it('marks what was taken back, and leads nowhere that is closed', async () => {
  await show([entry({ points: -10, can: { open: false } })]);
  const one = within(await screen.findByRole('list', { name: '포인트 내역' }));
  expect(one.getByText('−10')).toBeTruthy();
  expect(one.getByText('되돌림')).toBeTruthy();
  expect(one.queryByRole('link')).toBeNull();
  expect(one.getByText('퀴즈 3 · 데이터베이스 클럽')).toBeTruthy();
});

it('leads to the clubs where there is nothing yet', async () => {
  await show([]);
  expect(await screen.findByText(/아직 쌓인 포인트가 없어요/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '퀴즈클럽 보기' })).toBeTruthy();
});
