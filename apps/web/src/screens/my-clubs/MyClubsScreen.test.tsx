// @vitest-environment jsdom
import { DEFAULT_CLUB_IMAGE } from '@dure/contract/clubs/clubs/club-image';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { clubOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { myClubsSearch } from './my-clubs-search.ts';
import { MyClubsScreen } from './MyClubsScreen.tsx';

function open(search: string, contents: object[], totalElements = contents.length) {
  const list = () => ({ data: { contents, totalElements } });
  const server = fakeServer({
    'GET /api/v1/my/clubs': list,
    'GET /api/v1/my/favorite/clubs': list,
    'DELETE /api/v1/clubs/12/favorite': () => ({ data: { isFavorite: false } }),
  });
  const at = `/my-clubs${search}`;
  return Promise.all([
    renderAt(MyClubsScreen, { boot: bootOf('instructor'), at, validateSearch: myClubsSearch }),
    server,
  ]);
}

test.each([
  ['', 'ALL'],
  ['?view=ADMIN', 'ADMIN'],
  ['?view=MEMBER', 'MEMBER'],
])('the address %s asks for %s clubs', async (search, filter) => {
  const [, { sent }] = await open(search, [clubOf({ isClubAdmin: true })]);
  const row = within(await screen.findByRole('list', { name: '내 퀴즈클럽 목록' }));
  expect(row.getByText('운영')).toBeTruthy();
  expect(sent[0]!.url.searchParams.get('clubViewFilter')).toBe(filter);
});

test('a row begins with the club’s face: the opening clause of its first question, or its picture', async () => {
  const cover = { lead: '정전은 왜', rest: '멈추지 않을까요?' };
  const clubImageUrl = '/files/cover.webp';
  const bare = clubOf({ clubSequence: 1, cover, clubImageUrl: DEFAULT_CLUB_IMAGE });
  await open('', [bare, clubOf({ clubSequence: 2, cover: { ...cover, lead: '다른 절' }, clubImageUrl })]);
  const list = await screen.findByRole('list', { name: '내 퀴즈클럽 목록' });
  expect(within(list).getByText('정전은 왜')).toBeTruthy();
  expect(within(list).queryByText('다른 절')).toBeNull();
  expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    expect.stringContaining(clubImageUrl),
  ]);
});

test('a favourite shows what one has to do with the club, and its heart can be taken off and put back', async () => {
  const [{ user }, { routes }] = await open('?view=FAVORITE', [clubOf({ isFavorite: true })]);
  const list = within(await screen.findByRole('list', { name: '즐겨찾기한 클럽 목록' }));
  expect(list.queryByText('참여')).toBeNull();
  const heart = list.getByRole('button', { name: /즐겨찾기$/ });
  await user.click(heart);
  await waitFor(() => expect(routes()).toContain('DELETE /api/v1/clubs/12/favorite'));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
});

test.each([
  ['?view=FAVORITE', 0, /하트를 눌러/],
  ['?view=MEMBER', 0, /아직 참여하는 클럽이 없어요/],
  ['?keyword=없음', 0, /조건에 맞는 클럽이 없어요/],
  ['?page=9', 3, /이 쪽에는 클럽이 없어요/],
])('an empty list at %s with %s in all says why', async (search, total, sentence) => {
  await open(search, [], total);
  expect(await screen.findByText(sentence)).toBeTruthy();
});
