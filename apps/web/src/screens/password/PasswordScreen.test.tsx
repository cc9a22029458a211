// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { PasswordScreen } from './PasswordScreen.tsx';

const ASK = 'POST /api/v1/accounts/password-reset';
const SET = 'PUT /api/v1/accounts/password-reset';

async function open(hash = '', set: Answer = { data: null }) {
  const { sent } = fakeServer({ [ASK]: () => ({ data: null }), [SET]: () => set });
  const { user } = await renderAt(PasswordScreen, { boot: bootOf('guest'), at: `/account/password${hash}` });
  return { sent, user };
}

it('has a mail sent, and says where it went', async () => {
  const { user, sent } = await open();
  await user.type(await screen.findByLabelText(/이메일/), 'me@example.com');
  await user.click(screen.getByRole('button', { name: '메일 보내기' }));
  expect(await screen.findByText(/me@example\.com 주소로 메일을 보냈어요/)).toBeTruthy();
  expect(sent[0]?.body).toEqual({ email: 'me@example.com' });
});

it('takes another password by what the mail leads to', async () => {
  const { user, sent } = await open('#the-token');
  await user.type(await screen.findByLabelText(/새 비밀번호/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  expect(await screen.findByRole('heading', { name: '비밀번호를 바꿨어요' })).toBeTruthy();
  expect(sent[0]?.body).toEqual({ resetToken: 'the-token', password: 'a long enough one' });
});

it('says that an address has been used or has ended', async () => {
  const { user } = await open('#old', { code: '0409', status: 409, message: '기한이 지났습니다.' });
  await user.type(await screen.findByLabelText(/새 비밀번호/), 'a long enough one');
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('기한이 지났습니다.');
});
