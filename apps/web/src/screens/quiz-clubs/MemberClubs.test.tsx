// @vitest-environment jsdom
import type { RequestedClub } from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, type Who } from '../../testing/boot.ts';
import { clubOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { quizClubsSearch } from './quiz-clubs-search.ts';
import { QuizClubsScreen } from './QuizClubsScreen.tsx';

const joined = clubOf({ clubStatus: '0400', clubAboutStatus: '0401', myProgress: 40 });
const rejected: RequestedClub = {
  ...clubOf({ clubAboutStatus: '0302' }),
  membershipStatus: 'REJECTED',
  message: '',
  requestedAt: '2026-11-10T00:00:00Z',
  decidedAt: '2026-11-12T00:00:00Z',
  reason: '선수 과목을 먼저 들어 주세요.',
};

async function open(
  search: string,
  contents: object[] = [],
  { totalElements = contents.length, who = 'member' as Who } = {},
) {
  const list = () => ({ data: { contents, totalElements } });
  const { sent, routes } = fakeServer({
    'GET /api/v1/clubs': list,
    'GET /api/v1/my/clubs': list,
    'GET /api/v1/my/favorite/clubs': list,
    'GET /api/v1/my/member-request-clubs': list,
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobs: [], jobLevels: [] } }),
    'GET /api/v1/my/due-quizzes': () => ({ data: { contents: [] } }),
  });
  const place = { boot: bootOf(who), at: `/quiz${search}`, validateSearch: quizClubsSearch };
  const view = await renderAt(QuizClubsScreen, place);
  const asked = (path: string) =>
    sent.filter(({ route }) => route === `GET ${path}`).map(({ url }) => url.searchParams);
  return { ...view, routes, asked };
}
const views = () => screen.queryByRole('navigation', { name: '클럽 구분' });

test('a member goes from all clubs to their own, which say how far they are', async () => {
  const { user, address, asked } = await open('', [joined]);
  await user.click(within(views()!).getByRole('link', { name: '내 클럽' }));
  await waitFor(() => expect(address()).toBe('/quiz?view=MINE'));
  const mine = within(await screen.findByRole('list', { name: '내 클럽 목록' }));
  expect(mine.getByText('가입완료')).toBeTruthy();
  expect(mine.getByText(/진행 40%/)).toBeTruthy();
  expect(Object.fromEntries(asked('/api/v1/my/clubs')[0]!)).toEqual({ page: '1', size: '12', clubViewFilter: 'ALL' });
});

test('a visitor is offered all clubs and no others', async () => {
  await open('', [clubOf()], { who: 'guest' });
  expect(await screen.findByRole('list', { name: '퀴즈클럽 목록' })).toBeTruthy();
  expect(views()).toBeNull();
});

test('filter and page of the own clubs stand in the address', async () => {
  const { asked } = await open('?view=MINE&status=0500&keyword=sql&page=2', [joined], { totalElements: 30 });
  await screen.findByRole('list', { name: '내 클럽 목록' });
  expect(Object.fromEntries(asked('/api/v1/my/clubs')[0]!)).toEqual({
    page: '2',
    size: '12',
    clubViewFilter: 'ALL',
    clubStatus: '0500',
    keyword: 'sql',
  });
  expect(screen.getByRole('link', { name: '1쪽' }).getAttribute('href')).toBe(
    '/quiz?view=MINE&status=0500&keyword=sql',
  );
});

test('favourites keep their hearts', async () => {
  await open('?view=FAVORITE', [clubOf({ isFavorite: true })]);
  const list = within(await screen.findByRole('list', { name: '즐겨찾기한 클럽 목록' }));
  expect(list.getByRole('button', { name: /즐겨찾기$/ }).getAttribute('aria-pressed')).toBe('true');
});

test('a rejected request says why and leads to asking again; requests filter by what became of them', async () => {
  const { user, address, asked } = await open('?view=REQUESTED', [rejected]);
  const list = within(await screen.findByRole('list', { name: '가입을 요청한 클럽 목록' }));
  expect(list.getByText('클럽의 답: 선수 과목을 먼저 들어 주세요.')).toBeTruthy();
  expect(list.getByRole('link', { name: /가입 다시 요청$/ }).getAttribute('href')).toBe('/quiz/12?join=request');
  await user.selectOptions(screen.getByLabelText('상태'), '거절');
  await waitFor(() => expect(address()).toBe('/quiz?view=REQUESTED&status=REJECTED'));
  await waitFor(() => expect(asked('/api/v1/my/member-request-clubs').at(-1)!.get('status')).toBe('REJECTED'));
});

test.each([
  ['?view=MINE', 0, /아직 참여하는 클럽이 없어요/, '모집 중인 클럽 보기', '/quiz?status=0300'],
  ['?view=MINE&keyword=sql', 0, /조건에 맞는 것이 없어요/, '조건 지우기', '/quiz?view=MINE'],
  ['?view=FAVORITE', 0, /하트를 눌러/, '퀴즈클럽 보기', '/quiz'],
  ['?view=REQUESTED', 0, /가입 요청이 없어요/, '모집 중인 클럽 보기', '/quiz?status=0300'],
  ['?view=FAVORITE&page=9', 3, /이 쪽에는 클럽이 없어요/, '첫 쪽으로', '/quiz?view=FAVORITE'],
])('an empty list at %s with %s in all says why and what to do next', async (search, total, words, action, href) => {
  await open(search, [], { totalElements: total });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});
