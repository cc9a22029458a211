// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { EmailScreen } from './EmailScreen.tsx';

const PROVE = 'PUT /api/v1/accounts/email';
async function open(hash: string, answer: Answer = { data: null }) {
  const { sent } = fakeServer({ [PROVE]: () => answer });
  const { user } = await renderAt(EmailScreen, { boot: bootOf('guest'), at: `/account/email${hash}` });
  return { user, sent };
}

it('proves nothing by being opened, and the address by a press', async () => {
  const { user, sent } = await open('#the-secret');
  const prove = await screen.findByRole('button', { name: '이 이메일 쓰기' });
  expect(sent).toEqual([]);
  await user.click(prove);
  expect(await screen.findByRole('heading', { name: '이메일을 확인했어요' })).toBeTruthy();
  expect(sent[0]?.body).toEqual({ secret: 'the-secret' });
  expect(screen.getByRole('link', { name: '로그인하러 가기' })).toBeTruthy();
});

it('half of an address is told, and nothing is sent', async () => {
  const { sent } = await open('');
  expect(await screen.findByRole('heading', { name: '주소가 온전하지 않아요' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '이 이메일 쓰기' })).toBeNull();
  expect(sent).toEqual([]);
});

it('a secret that has ended says so', async () => {
  const { user } = await open('#old', { code: '0409', status: 409, message: '기한이 지났습니다.' });
  await user.click(await screen.findByRole('button', { name: '이 이메일 쓰기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('기한이 지났습니다.');
});
