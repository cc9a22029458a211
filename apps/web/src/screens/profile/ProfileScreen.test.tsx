// @vitest-environment jsdom
import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentSession } from '../../kernel/session.ts';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
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
async function show(first = profile()) {
  const { sent } = fakeServer({
    'GET /api/v1/my/profile': () => ({ data: first }),
    'PUT /api/v1/my/profile': ({ body }) => ({ data: { ...first, ...(body as object) } }),
    'DELETE /api/v1/my/profile/image': () => ({ data: profile() }),
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
