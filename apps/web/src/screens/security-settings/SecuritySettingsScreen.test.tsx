// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { SecuritySettingsScreen } from './SecuritySettingsScreen.tsx';

const PATH = '/api/manager/v1/security/settings';
const show = () => renderAt(SecuritySettingsScreen, { boot: bootOf('manager'), at: '/system/admin/security' });

test('a switch asks managers for a second factor, over what was seen', async () => {
  let kept = { managersNeedSecondFactor: false, version: 3 };
  const { sent } = fakeServer({
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
    [`GET ${PATH}`]: () => ({ data: { managersNeedSecondFactor: false, version: 3 } }),
    [`PUT ${PATH}`]: () => ({ status: 409, code: '0409', message: '먼저' }),
  });
  const { user } = await show();
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText(/다른 곳에서 먼저 고쳤어요/)).toBeTruthy();
});
