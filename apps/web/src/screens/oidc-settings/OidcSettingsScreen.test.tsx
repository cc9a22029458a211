// @vitest-environment jsdom
import type { OidcSettings } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { OidcSettingsScreen } from './OidcSettingsScreen.tsx';

const PATH = '/api/manager/v1/oidc/settings';
const settings: OidcSettings = {
  isOffered: false,
  issuer: 'https://login.example.ac.kr',
  clientId: 'dure',
  secretEnding: '1234',
  provesAddresses: false,
  version: 3,
  changedAt: null,
  redirectUri: 'https://dure.test/account/oidc/callback',
  logoutRedirectUri: 'https://dure.test/',
  backChannelUri: 'https://dure.test/account/oidc/backchannel-logout',
};

async function open(save: Answer = { data: { ...settings, isOffered: true, version: 4 } }) {
  const { sent } = fakeServer({
    [`GET ${PATH}`]: () => ({ data: settings }),
    [`PUT ${PATH}`]: () => save,
    [`POST ${PATH}/test`]: () => ({ data: { isWorking: false, message: '주소에 닿지 못했어요.' } }),
  });
  const view = await renderAt(OidcSettingsScreen, { boot: bootOf('manager'), at: '/system/admin/login' });
  await screen.findByRole('button', { name: '연결 시험' });
  const bodyOf = (wanted: string) => sent.find(({ route }) => route === wanted)?.body;
  return { ...view, bodyOf };
}

test('the provider is offered with a kept secret, which is not sent again', async () => {
  const { user, bodyOf } = await open();
  expect(screen.getByText(/…1234/)).toBeTruthy();
  expect(screen.getByText('https://dure.test/account/oidc/callback')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /버튼을 보여요/ }));
  await user.click(await screen.findByRole('button', { name: '저장' }));
  const { issuer, clientId } = settings;
  await waitFor(() =>
    expect(bodyOf(`PUT ${PATH}`)).toEqual({ isOffered: true, issuer, clientId, provesAddresses: false, version: 3 }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: '저장' })).toBeNull());
});

test('another secret is typed in its place, and a fault is said at its field', async () => {
  const fields = [{ path: 'clientSecret', message: '비밀 키가 없어요.' }];
  const { user, bodyOf } = await open({ code: '0422', status: 400, message: '확인', fields });
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  await user.type(screen.getByLabelText(/클라이언트 비밀 키/), 'another');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  expect(await screen.findByText('비밀 키가 없어요.')).toBeTruthy();
  expect(bodyOf(`PUT ${PATH}`)).toMatchObject({ clientSecret: 'another' });
});

test('an address is tried before it is saved', async () => {
  const { user, bodyOf } = await open();
  await user.click(screen.getByRole('button', { name: '연결 시험' }));
  expect(await screen.findByText('주소에 닿지 못했어요.')).toBeTruthy();
  expect(bodyOf(`POST ${PATH}/test`)).toEqual({ issuer: settings.issuer });
});
