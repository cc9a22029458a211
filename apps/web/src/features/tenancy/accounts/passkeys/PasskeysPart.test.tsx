// @vitest-environment jsdom
import type { Passkeys } from '@dure/contract/tenancy/accounts/passkeys.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../../testing/server.ts';
import { PasskeysPart } from './PasskeysPart.tsx';

const PATH = '/api/v1/my/passkeys';
const ID = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01';
const passkey = (name: string, passkeyId: string): Passkeys['passkeys'][number] => ({
  passkeyId,
  name,
  createdAt: '2026-11-15T00:00:00Z',
  lastUsedAt: null,
});
const LAPTOP = passkey('연구실 노트북', ID);
const KEY = passkey('열쇠고리', '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d02');

// A browser with passkeys whose owner turns away from each.
const refusing = vi.fn(() => Promise.reject(new DOMException('turned away', 'NotAllowedError')));
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: refusing, get: refusing },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  refusing.mockClear();
});

async function show(kept: Passkeys['passkeys'], answers: Record<string, () => Answer> = {}, hasPassword = true) {
  const { sent } = fakeServer({ [`GET ${PATH}`]: () => ({ data: { passkeys: kept, hasPassword } }), ...answers });
  const { user } = await renderAt(PasskeysPart, { boot: bootOf('member'), at: '/account/my/security' });
  return { user, sent };
}

it('lists passkeys, and removes one with the password', async () => {
  const removal = `POST ${PATH}/${ID}/removal`;
  const { user, sent } = await show([LAPTOP, KEY], {
    [removal]: () => ({ data: { passkeys: [KEY], hasPassword: true } }),
  });
  const list = await screen.findByRole('list', { name: '패스키 목록' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '연구실 노트북 지우기' }));
  expect(screen.getByRole('button', { name: '다른 패스키로 지우기' })).toBeTruthy();
  await user.type(screen.getByLabelText(/현재 비밀번호/), 'my password');
  await user.click(screen.getByRole('button', { name: '비밀번호로 지우기' }));
  await waitFor(() => expect(screen.queryByText('연구실 노트북')).toBeNull());
  expect(sent.find(({ route }) => route === removal)?.body).toEqual({ password: 'my password' });
});

it('the only one is removed with the password alone', async () => {
  const { user } = await show([LAPTOP]);
  await user.click(await screen.findByRole('button', { name: '연구실 노트북 지우기' }));
  expect(screen.queryByRole('button', { name: '다른 패스키로 지우기' })).toBeNull();
});

it('a wrong password is said at its field before the device is asked', async () => {
  const fields = [{ path: 'password', message: '비밀번호가 일치하지 않습니다.' }];
  const { user } = await show([], {
    [`POST ${PATH}/challenge`]: () => ({ code: '0422', status: 400, message: '', fields }),
  });
  await user.click(await screen.findByRole('button', { name: '패스키 더하기' }));
  await user.type(screen.getByLabelText(/현재 비밀번호/), 'not this one');
  await user.click(screen.getByRole('button', { name: '계속' }));
  expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
  expect(refusing).not.toHaveBeenCalled();
});

it('whoever turns away from their device is told nothing, and may try again', async () => {
  const options = {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: '두레' },
    user: { id: 'AAAA', name: 'a', displayName: 'a' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 1,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
  const { user } = await show([], { [`POST ${PATH}/challenge`]: () => ({ data: { step: 'word', options } }) }, false);
  await user.click(await screen.findByRole('button', { name: '패스키 더하기' }));
  expect(screen.queryByLabelText(/현재 비밀번호/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '계속' }));
  await waitFor(() => expect(refusing).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: '계속' })).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});
