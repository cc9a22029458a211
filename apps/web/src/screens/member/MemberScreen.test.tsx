// @vitest-environment jsdom
import type { SeenMember } from '@dure/contract/people/friends/members.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { MemberScreen } from './MemberScreen.tsx';

const ID = '01900000-0000-7000-8000-0000000000aa';
const PROFILE = `GET /api/v1/members/${ID}`;
const BLOCK = `PUT /api/v1/my/blocks/${ID}`;
const member = { memberUUID: ID, nickname: '이서윤', profileImageUrl: '' };
const profile = (part: Partial<SeenMember> = {}): SeenMember => ({
  member,
  friendStatus: 'NONE',
  activity: null,
  ...part,
});
const activity = {
  clubCount: 2,
  clubs: [
    { clubSequence: 16, clubType: '0100', clubName: '데이터베이스 클럽', clubStatus: '0400' },
    { clubSequence: 17, clubType: '0200', clubName: '글쓰기 강의', clubStatus: '0500' },
  ],
  answerCount: 12,
  monthPoints: 311,
};
const show = () =>
  renderAt(MemberScreen, { boot: bootOf('member'), at: `/members/${ID}`, path: '/members/$memberUUID' });
const actions = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));

it('shows a stranger a name and the way to ask, and nothing of what they do', async () => {
  fakeServer({ [PROFILE]: () => ({ data: profile() }) });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: '이서윤' })).toBeTruthy();
  expect(actions()).toEqual(['이서윤 친구 요청', '이서윤 차단']);
  expect(screen.queryByRole('region', { name: '공개 활동' })).toBeNull();
});

it('shows a friend the public clubs, each where it is, the answers and the points', async () => {
  fakeServer({ [PROFILE]: () => ({ data: profile({ friendStatus: 'FRIENDS', activity }) }) });
  await show();
  const clubs = within(await screen.findByRole('list', { name: '함께하는 공개 클럽' })).getAllByRole('link');
  expect(clubs.map((one) => one.getAttribute('href'))).toEqual(['/quiz/16', '/lecture/17']);
  expect(screen.getByText('311점')).toBeTruthy();
  expect(actions()).toEqual(['이서윤 친구 끊기', '이서윤 차단']);
});

it('says of a friend who keeps it to themselves that they do', async () => {
  fakeServer({ [PROFILE]: () => ({ data: profile({ friendStatus: 'FRIENDS' }) }) });
  await show();
  expect(await screen.findByText('활동을 보이지 않게 해 두었어요.')).toBeTruthy();
});

it('says nothing of points where no ranking shows them', async () => {
  const hidden = { ...activity, monthPoints: null };
  fakeServer({ [PROFILE]: () => ({ data: profile({ friendStatus: 'FRIENDS', activity: hidden }) }) });
  await show();
  expect(await screen.findByText('공개 클럽의 최종답변')).toBeTruthy();
  expect(screen.queryByText('이번 달 포인트')).toBeNull();
});

it('blocks only after the question, and offers the way back', async () => {
  let friendStatus: SeenMember['friendStatus'] = 'WAITING';
  const { routes } = fakeServer({
    [PROFILE]: () => ({ data: profile({ friendStatus }) }),
    [BLOCK]: () => {
      friendStatus = 'BLOCKED';
      return { data: { member, friendStatus } };
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '이서윤 차단' }));
  const question = within(await screen.findByRole('alertdialog', { name: '이서윤 님을 차단할까요?' }));
  expect(routes()).not.toContain(BLOCK);
  await user.click(question.getByRole('button', { name: '차단' }));
  expect(await screen.findByRole('button', { name: '이서윤 차단 해제' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('who cannot be seen is no one, in one sentence for every reason', async () => {
  fakeServer({ [PROFILE]: () => ({ status: 404, code: '0404', message: '찾을 수 없습니다.' }) });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: '볼 수 없는 프로필이에요.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '친구 목록' }).getAttribute('href')).toBe('/studyroom/friends');
});
