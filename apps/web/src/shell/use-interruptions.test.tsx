// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interrupt } from '../kernel/interruptions.ts';
import { bootOf } from '../testing/boot.ts';
import { renderAt } from '../testing/render.tsx';

const MESSAGE = '로그인이 만료되었습니다. 다시 로그인해 주세요.';

test('whose session ended is led to the log-in and back to this place, and is asked nothing', async () => {
  const { address } = await renderAt(() => <p>방</p>, { boot: bootOf('member'), at: '/quiz/7?tab=peers' });
  window.history.replaceState(null, '', '/quiz/7?tab=peers');
  act(() => interrupt({ kind: 'unauthenticated', message: MESSAGE }));
  await waitFor(() => expect(address()).toBe('/account/login?redirect_url=%2Fquiz%2F7%3Ftab%3Dpeers'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(new RegExp(MESSAGE)).textContent).toContain('입력하던 내용은 이 기기에 그대로 있어요');
});

test('a visitor who tries what members do is asked first', async () => {
  const { address } = await renderAt(() => <p>방</p>, { boot: bootOf('guest'), at: '/quiz' });
  act(() => interrupt({ kind: 'login', message: '로그인 후 댓글을 입력할 수 있습니다.' }));
  expect(await screen.findByText('로그인 후 댓글을 입력할 수 있습니다.')).toBeTruthy();
  expect(address()).toBe('/quiz');
});
