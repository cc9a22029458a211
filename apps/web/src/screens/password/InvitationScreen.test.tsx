// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

async function open(hash: string, answer: Answer = { data: null }) {
  const { sent } = fakeServer({ 'PUT /api/v1/accounts/password-reset': () => answer });
  const { user } = await renderAt(InvitationScreen, { boot: bootOf('guest'), at: `/account/invitation${hash}` });
  return { sent, user };
}

it('takes the password by which whoever was invited comes in', async () => {
  const { user, sent } = await open('#the-secret');
  await user.type(await screen.findByLabelText(/새 비밀번호/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '비밀번호 정하기' }));
  expect(await screen.findByRole('heading', { name: '비밀번호를 정했어요' })).toBeTruthy();
  expect(sent[0]?.body).toEqual({ resetToken: 'the-secret', password: 'a long enough one' });
});

it('says that a link was used or has ended, and that one is not whole', async () => {
  const { user } = await open('#old', { code: '0409', status: 409, message: '기한이 지났습니다.' });
  await user.type(await screen.findByLabelText(/새 비밀번호/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '비밀번호 정하기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('기한이 지났습니다.');
});

it('sends nobody on with half of an address', async () => {
  await open('');
  expect(await screen.findByRole('heading', { name: '주소가 온전하지 않아요' })).toBeTruthy();
});
