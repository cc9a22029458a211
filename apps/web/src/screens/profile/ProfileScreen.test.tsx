// @vitest-environment jsdom
import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentSession } from '../../kernel/session.ts';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const NO_PICTURE = '/assets/images/account/default_profile_image.png';
const profile = (part: Partial<Profile> = {}): Profile => ({
  email: 'member1@dure.test',
  loginName: null,
  nickname: '서지안',
  studentNumber: '20231104',
  profileImageUrl: NO_PICTURE,
  hasProfileImage: false,
  memberSince: '2026-08-24T00:00:00Z',
  ...part,
});
const ADD = 'POST /api/v1/my/email';
async function show(first = profile(), added: Answer = { data: null }) {
  const { sent } = fakeServer({
    'GET /api/v1/my/profile': () => ({ data: first }),
    'PUT /api/v1/my/profile': ({ body }) => ({ data: { ...first, ...(body as object) } }),
    'DELETE /api/v1/my/profile/image': () => ({ data: profile() }),
    [ADD]: () => added,
  });
  const { user } = await renderAt(ProfileScreen, { boot: bootOf('member'), at: '/account/my/profile' });
  return { user, sent };
}

it('a nickname that was changed is the one that the whole page shows', async () => {
  const { user, sent } = await show();
  const field = await screen.findByRole('textbox', { name: /닉네임/ });
  const save = screen.getByRole('button', { name: '저장' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.clear(field);
  await user.type(field, '새 이름');
  await user.click(save);
  await waitFor(() => expect(currentSession().memberName).toBe('새 이름'));
  expect(sent.find(({ route }) => route === 'PUT /api/v1/my/profile')?.body).toEqual({ nickname: '새 이름' });
  expect(screen.getByText('20231104')).toBeTruthy();
});

it('a picture can be taken away, where there is one', async () => {
  const { user } = await show(profile({ hasProfileImage: true, profileImageUrl: '/images/one' }));
  await user.click(await screen.findByRole('button', { name: '사진 지우기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '사진 지우기' })).toBeNull());
  expect(currentSession().profileImageUrl).toBe(NO_PICTURE);
});

const noAddress = profile({ email: null, loginName: '20231104' });
async function addAddress({ user }: Awaited<ReturnType<typeof show>>) {
  expect(await screen.findByText('아이디')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /이메일/ }), 'jian@dure.test');
  await user.type(screen.getByLabelText(/비밀번호/, { selector: 'input' }), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '확인 메일 보내기' }));
}

it('whoever has no address adds one, and is told that a mail proves it', async () => {
  const view = await show(noAddress);
  await addAddress(view);
  expect(await screen.findByText(/jian@dure.test 주소로 메일을 보냈어요/)).toBeTruthy();
  expect(view.sent.find(({ route }) => route === ADD)?.body).toEqual({
    email: 'jian@dure.test',
    password: 'a long enough one',
  });
});

it('a refused address stays as it was typed, with the reason', async () => {
  await addAddress(await show(noAddress, { code: '0409', status: 409, message: '이미 쓰는 이메일입니다.' }));
  expect((await screen.findByRole('alert')).textContent).toContain('이미 쓰는 이메일입니다.');
  expect(screen.getByDisplayValue('jian@dure.test')).toBeTruthy();
});

it('whoever has an address is asked for none', async () => {
  await show();
  expect(await screen.findByRole('textbox', { name: /닉네임/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '확인 메일 보내기' })).toBeNull();
});
