// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { JoinByCodeButton } from './JoinByCodeButton.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

test('whoever follows a join link without a session logs in and comes back to the code', async () => {
  window.history.replaceState(null, '', '/quiz?code=SPRING2027');
  const { user, address } = await renderAt(() => <JoinByCodeButton code="SPRING2027" />, {
    boot: bootOf('guest'),
    at: '/quiz?code=SPRING2027',
  });
  const told = await screen.findByRole('alertdialog', { name: '로그인 후 가입할 수 있습니다.' });
  await user.click(within(told).getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(address()).toContain('/account/login'));
  expect(decodeURIComponent(address())).toContain('redirect_url=/quiz?code=SPRING2027');
});

test('whoever follows it with a session finds the code filled in', async () => {
  await renderAt(() => <JoinByCodeButton code="SPRING2027" />, { boot: bootOf('member'), at: '/quiz' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /참여코드/ });
  expect(field.value).toBe('SPRING2027');
});
