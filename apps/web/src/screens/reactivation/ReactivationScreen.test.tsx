// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { ReactivationScreen } from './ReactivationScreen.tsx';

const WAKE = 'POST /api/v1/accounts/waking';

async function open(hash: string, answer: Answer = { data: null }) {
  const { sent } = fakeServer({ [WAKE]: () => answer });
  const view = await renderAt(ReactivationScreen, { boot: bootOf('guest'), at: `/account/waking${hash}` });
  return { ...view, sent };
}

test('opening the address does nothing; the button wakes the account and leads to the log-in', async () => {
  const { user, sent } = await open('#a.long.secret');
  const wake = await screen.findByRole('button', { name: '다시 쓰기' });
  expect(sent).toEqual([]);
  await user.click(wake);
  expect(await screen.findByRole('heading', { name: '다시 쓸 수 있어요' })).toBeTruthy();
  expect(sent[0]?.body).toEqual({ secret: 'a.long.secret' });
  expect(screen.getByRole('link', { name: '로그인하러 가기' })).toBeTruthy();
});

test('a link that counts no more says so, with the way to another one', async () => {
  const { user } = await open('#old', { code: '0409', status: 409, message: '기한이 지났습니다.' });
  await user.click(await screen.findByRole('button', { name: '다시 쓰기' }));
  expect(await screen.findByText('기한이 지났습니다.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '로그인하러 가기' })).toBeTruthy();
});

test('half an address says that it is', async () => {
  await open('');
  expect(await screen.findByRole('heading', { name: '주소가 온전하지 않아요' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다시 쓰기' })).toBeNull();
});
