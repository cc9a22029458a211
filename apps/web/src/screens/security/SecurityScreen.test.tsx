// @vitest-environment jsdom
import type { OpenSession } from '@dure/contract/tenancy/accounts/sessions.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { SecurityScreen } from './SecurityScreen.tsx';

const session = (part: Partial<OpenSession>): OpenSession => ({
  sessionId: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01',
  device: 'Chrome · Windows',
  startedAt: '2026-11-15T00:00:00Z',
  isCurrent: false,
  ...part,
});
const HERE = session({ isCurrent: true });
const PHONE = session({ sessionId: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d02', device: 'Safari · iPhone' });
const ODD = session({ sessionId: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d03', device: '' });

const OFF = {
  isOn: false,
  startedAt: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  can: { setUp: true, end: false },
};

async function show(change: Answer = { data: { token: 'secret' } }, hasPassword = true) {
  let kept = [HERE, PHONE, ODD];
  const { sent } = fakeServer({
    'GET /api/v1/my/passkeys': () => ({ data: { passkeys: [], hasPassword: true } }),
    'GET /api/v1/my/second-factor': () => ({ data: OFF }),
    'GET /api/v1/my/sessions': () => ({ data: { sessions: kept } }),
    'GET /api/v1/my/identities': () => ({ data: { isOffered: false, hasPassword, identities: [] } }),
    [`DELETE /api/v1/my/sessions/${PHONE.sessionId}`]: () => {
      kept = [HERE, ODD];
      return { data: null };
    },
    'DELETE /api/v1/my/sessions': () => {
      kept = [HERE];
      return { data: null };
    },
    'PUT /api/v1/accounts/password': () => change,
  });
  const { user } = await renderAt(SecurityScreen, { boot: bootOf('member'), at: '/account/my/security' });
  return { sent, user };
}
const devices = async () =>
  within(await screen.findByRole('list', { name: '로그인한 기기 목록' })).getAllByRole('listitem');

it('shows where the member is logged in, and ends one place', async () => {
  const { user } = await show();
  const [here, , odd] = await devices();
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(within(odd!).getByText('알 수 없는 기기')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Safari · iPhone 로그아웃' }));
  await waitFor(async () => expect(await devices()).toHaveLength(2));
});

it('asks before it ends all others, and offers it no longer once there are none', async () => {
  const { user } = await show();
  await devices();
  await user.click(screen.getByRole('button', { name: '다른 기기 모두 로그아웃' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '로그아웃' }));
  await waitFor(async () => expect(await devices()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull();
});

it('a wrong password is said at its field, and what was typed stays', async () => {
  const fields = [{ path: 'currentPassword', message: '비밀번호가 일치하지 않습니다.' }];
  const { user, sent } = await show({ code: '0422', status: 400, message: '확인', fields });
  await user.type(await screen.findByLabelText(/현재 비밀번호/), 'the old one 1');
  await user.type(screen.getByLabelText(/새 비밀번호/), 'the new one 2');
  await user.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  expect(await screen.findByText('비밀번호가 일치하지 않습니다.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/새 비밀번호/).value).toBe('the new one 2');
  expect(sent.find(({ route }) => route === 'PUT /api/v1/accounts/password')?.body).toEqual({
    currentPassword: 'the old one 1',
    password: 'the new one 2',
  });
});

it('asks nobody for a password that they do not have', async () => {
  await show(undefined, false);
  expect((await screen.findByRole('link', { name: '비밀번호 정하기' })).getAttribute('href')).toBe('/account/password');
  expect(screen.queryByLabelText(/현재 비밀번호/, { selector: 'input' })).toBeNull();
});
