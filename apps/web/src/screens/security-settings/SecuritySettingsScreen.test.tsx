// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { SecuritySettingsScreen } from './SecuritySettingsScreen.tsx';

const PATH = '/api/manager/v1/security/settings';
const KEYS = 'GET /api/manager/v1/badge-keys';
const show = () => renderAt(SecuritySettingsScreen, { boot: bootOf('manager'), at: '/system/admin/security' });

test('a switch asks managers for a second factor, over what was seen', async () => {
  let kept = { managersNeedSecondFactor: false, version: 3 };
  const { sent } = fakeServer({
    [KEYS]: () => ({ data: { keys: [] } }),
    [`GET ${PATH}`]: () => ({ data: kept }),
    [`PUT ${PATH}`]: () => {
      kept = { managersNeedSecondFactor: true, version: 4 };
      return { data: kept };
    },
  });
  const { user } = await show();
  const rule = await screen.findByRole('switch');
  await user.click(rule);
  await waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true'));
  expect(sent.find(({ route }) => route === `PUT ${PATH}`)?.body).toEqual({
    managersNeedSecondFactor: true,
    version: 3,
  });
});

test('whoever comes second is told', async () => {
  fakeServer({
    [KEYS]: () => ({ data: { keys: [] } }),
    [`GET ${PATH}`]: () => ({ data: { managersNeedSecondFactor: false, version: 3 } }),
    [`PUT ${PATH}`]: () => ({ status: 409, code: '0409', message: '먼저' }),
  });
  const { user } = await show();
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText(/다른 곳에서 먼저 고쳤어요/)).toBeTruthy();
});

test('a key is changed for a reason, over the one that was seen', async () => {
  const key = (keyId: string, replacedAt: string | null) => ({
    keyId,
    createdAt: '2026-11-01T00:00:00.000Z',
    replacedAt,
  });
  const { sent } = fakeServer({
    [`GET ${PATH}`]: () => ({ data: { managersNeedSecondFactor: false, version: 3 } }),
    [KEYS]: () => ({ data: { keys: [key('aaaaaaaa', null)] } }),
    'POST /api/manager/v1/badge-keys': () => ({
      data: { keys: [key('bbbbbbbb', null), key('aaaaaaaa', '2026-11-20T00:00:00.000Z')] },
    }),
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '키 바꾸기' }));
  await user.type(await screen.findByRole('textbox', { name: /바꾸는 까닭/ }), '새 학기');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '키 바꾸기' }));
  expect((await screen.findByText('bbbbbbbb')).parentElement!.textContent).toContain('지금 서명하는 키');
  expect(sent.at(-1)?.body).toEqual({ keyId: 'aaaaaaaa', reason: '새 학기' });
});
