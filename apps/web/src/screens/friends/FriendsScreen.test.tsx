// @vitest-environment jsdom
import type { FriendRequest, MyFriends } from '@dure/contract/people/friends/friends.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { friendsSearch } from './friends-search.ts';
import { FriendsScreen } from './FriendsScreen.tsx';

const IDS: Record<string, string> = { 박준서: 'jun', 한다인: 'han', 이서윤: 'lee' };
const person = (nickname: string) => ({ memberUUID: IDS[nickname]!, nickname, profileImageUrl: '' });
const listed = <T,>(contents: T[]) => ({ contents, totalElements: contents.length });

/** A server with friends and requests, as a test changes them. */
function serve({
  friends = [] as string[],
  received = [] as string[],
  sent = [] as string[],
  blocked = [] as string[],
}) {
  const state = { friends, received, sent, blocked, isFindable: true, showsActivity: true };
  const requests = (names: string[]): FriendRequest[] =>
    names.map((name) => ({ member: person(name), requestedAt: '2026-11-20T00:00:00Z' }));
  const server = fakeServer({
    'GET /api/v1/my/friends': () => ({
      data: {
        ...listed(
          state.friends.map((name) => ({ member: person(name), since: '2026-11-01T00:00:00Z', monthPoints: 1234 })),
        ),
        isFindable: state.isFindable,
        showsActivity: state.showsActivity,
      } satisfies MyFriends,
    }),
    'GET /api/v1/my/friend-requests': ({ url }) => ({
      data: listed(requests(url.searchParams.get('direction') === 'SENT' ? state.sent : state.received)),
    }),
    'GET /api/v1/my/blocks': () => ({
      data: listed(state.blocked.map((name) => ({ member: person(name), since: '2026-11-01T00:00:00Z' }))),
    }),
    'PUT /api/v1/my/friend-requests/jun/accept': () => {
      state.received = [];
      state.friends = ['박준서'];
      return { data: { member: person('박준서'), friendStatus: 'FRIENDS' } };
    },
    'DELETE /api/v1/my/friend-requests/han': () => {
      state.sent = [];
      return { data: { member: person('한다인'), friendStatus: 'NONE' } };
    },
    'POST /api/v1/my/friend-requests': ({ body }) => {
      const { nickname } = body as { nickname: string };
      if (nickname !== '이서윤')
        return { status: 404, code: '0404', message: '이 닉네임으로 친구를 요청할 수 있는 사람이 없습니다.' };
      state.sent = [nickname];
      return { data: { member: person(nickname), friendStatus: 'REQUESTED' } };
    },
    'PUT /api/v1/my/friend-settings/activity': ({ body }) => {
      Object.assign(state, body);
      return { data: body };
    },
    'PUT /api/v1/my/friend-settings': ({ body }) => {
      Object.assign(state, body);
      return { data: body };
    },
  });
  return server;
}
const show = () =>
  renderAt(FriendsScreen, { boot: bootOf('member'), at: '/studyroom/friends', validateSearch: friendsSearch });
const list = (name: string) => screen.findByRole('list', { name });

it('lists friends with their points, each a way to their profile', async () => {
  serve({ friends: ['이서윤'] });
  await show();
  const friend = within(await list('친구')).getByRole('link', { name: '이서윤' });
  expect(friend.getAttribute('href')).toBe('/members/lee');
  expect(screen.getByText('이번 달 1,234점')).toBeTruthy();
  for (const name of ['받은 요청', '보낸 요청', '차단한 사람']) expect(screen.queryByRole('list', { name })).toBeNull();
});

it('accepts a request, which is a friend then, and keeps the keyboard among the people', async () => {
  serve({ received: ['박준서'] });
  const { user } = await show();
  expect(await screen.findByText(/아직 친구가 없어요/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '박준서 수락' }));
  expect(within(await list('친구')).getByRole('link', { name: '박준서' })).toBeTruthy();
  expect(await screen.findByText('박준서 님과 친구가 되었어요.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: '받은 요청' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '친구' })));
});

it('takes an own request back', async () => {
  serve({ sent: ['한다인'] });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '한다인 요청 취소' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '보낸 요청' })).toBeNull());
});

it('asks by nickname; who is not found stays typed, with the sentence under it', async () => {
  serve({});
  const { user } = await show();
  const field = await screen.findByRole('textbox', { name: /닉네임/ });
  await user.type(field, '이서{Enter}');
  expect(await screen.findByText('이 닉네임으로 친구를 요청할 수 있는 사람이 없습니다.')).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('이서');
  await user.type(field, '윤{Enter}');
  expect(within(await list('보낸 요청')).getByRole('link', { name: '이서윤' })).toBeTruthy();
  expect((field as HTMLInputElement).value).toBe('');
});

it('says that a nickname is needed without asking the server', async () => {
  const { routes } = serve({});
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '친구 요청' }));
  expect(await screen.findByText('닉네임을 입력해 주세요.')).toBeTruthy();
  expect(routes()).not.toContain('POST /api/v1/my/friend-requests');
});

it('a switch takes one out of what others find', async () => {
  const { sent } = serve({});
  const { user } = await show();
  await user.click(await screen.findByRole('switch', { name: /나를 찾을 수 있게/ }));
  await waitFor(() =>
    expect(sent.find(({ route }) => route === 'PUT /api/v1/my/friend-settings')?.body).toEqual({ isFindable: false }),
  );
});

it('another one keeps from friends what one does', async () => {
  const { sent } = serve({});
  const { user } = await show();
  await user.click(await screen.findByRole('switch', { name: /친구에게 내 활동/ }));
  await waitFor(() =>
    expect(sent.find(({ route }) => route === 'PUT /api/v1/my/friend-settings/activity')?.body).toEqual({
      showsActivity: false,
    }),
  );
});
