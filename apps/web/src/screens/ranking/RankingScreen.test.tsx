// @vitest-environment jsdom
import type { MonthlyRanking, Ranked } from '@dure/contract/people/ranking/ranking.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { monthBeside, rankingSearch } from './ranking-search.ts';
import { RankingScreen } from './RankingScreen.tsx';

const LIST = 'GET /api/v1/monthly/ranking';
const SHOW = 'PUT /api/v1/my/ranking';
const row = (rank: number, nickname: string, isMe = false): Ranked => ({
  rank,
  points: 100 - rank,
  member: { memberUUID: nickname, nickname, profileImageUrl: '' },
  isMe,
});
const ranking = (part: Partial<MonthlyRanking> = {}): MonthlyRanking => ({
  month: '2026-11',
  firstMonth: '2026-09',
  isOver: false,
  contents: [row(1, '한다인'), row(1, '서예린', true), row(3, '박준서')],
  totalElements: 3,
  neighbours: [row(1, '서예린', true), row(3, '박준서')],
  isShown: true,
  ...part,
});
const show = (at = '/studyroom/ranking') =>
  renderAt(RankingScreen, { boot: bootOf('member'), at, validateSearch: rankingSearch });

it('shows everybody with their place, and oneself among the neighbours', async () => {
  fakeServer({ [LIST]: () => ({ data: ranking() }) });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: '2026년 11월 순위' })).toBeTruthy();
  const all = within(screen.getByRole('list', { name: '전체 순위' })).getAllByRole('listitem');
  expect(all.map(({ textContent }) => textContent?.match(/\d+위/)?.[0])).toEqual(['1위', '1위', '3위']);
  const mine = within(screen.getByRole('list', { name: '내 자리' })).getAllByRole('listitem');
  expect(mine.map((one) => one.getAttribute('aria-current'))).toEqual(['true', null]);
});

it('leads to the months before as far as there are any, and never beyond this one', async () => {
  fakeServer({ [LIST]: () => ({ data: ranking() }) });
  await show();
  const before = await screen.findByRole('link', { name: '이전 달' });
  expect(before.getAttribute('href')).toBe('/studyroom/ranking?month=2026-10');
  expect(screen.queryByRole('link', { name: '다음 달' })).toBeNull();
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it('says that a month is over, and leads on', async () => {
  fakeServer({ [LIST]: () => ({ data: ranking({ month: '2026-09', isOver: true }) }) });
  await show('/studyroom/ranking?month=2026-09');
  expect(await screen.findByText('끝난 달의 순위예요. 더 바뀌지 않아요.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '이전 달' })).toBeNull();
  expect(screen.getByRole('link', { name: '다음 달' }).getAttribute('href')).toBe('/studyroom/ranking?month=2026-10');
});

it('a switch hides one, and says so', async () => {
  let isShown = true;
  const { sent } = fakeServer({
    [LIST]: () => ({ data: ranking(isShown ? {} : { isShown, neighbours: [] }) }),
    [SHOW]: () => {
      isShown = false;
      return { data: { isShown } };
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('switch', { name: /^순위에 나를 보이기/ }));
  await waitFor(() => expect(sent.find(({ route }) => route === SHOW)?.body).toEqual({ isShown: false }));
  expect(await screen.findByText(/순위에서 나를 숨겼어요/)).toBeTruthy();
});
