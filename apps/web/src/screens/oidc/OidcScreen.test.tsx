// @vitest-environment jsdom
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentSession } from '../../kernel/session.ts';
import { bootOf, sessionOf, tenantOf, type Who } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { OidcScreen } from './OidcScreen.tsx';

const FINISH = 'POST /api/v1/accounts/oidc/callback';
const REGISTER = 'POST /api/v1/accounts/oidc/registration';
const VERIFY = 'POST /api/v1/accounts/oidc/registration/verification';
const LOGIN = 'POST /api/v1/accounts/login';
const LINK = 'POST /api/v1/my/identities';
const session = { token: 'secret', member: sessionOf('member') };
const newcomer = (isEmailProven: boolean): Answer => ({
  data: { outcome: 'NEW', session: null, newcomer: { email: 'han@example.test', isEmailProven, nickname: '한가람' } },
});

async function open(finish: Answer, hash = '#Y29kZT14', who: Who = 'guest') {
  const { sent } = fakeServer({
    [FINISH]: () => finish,
    [REGISTER]: ({ body }) => ({ data: { session: 'email' in (body as object) ? null : session } }),
    [VERIFY]: () => ({ data: session }),
    [LOGIN]: () => ({ data: session }),
    [LINK]: () => ({ data: { isOffered: true, hasPassword: true, identities: [] } }),
  });
  const boot = { ...bootOf(who), tenant: tenantOf({ loginTypes: ['PASSWORD', 'OIDC'] }) };
  const view = await renderAt(OidcScreen, { boot, at: `/account/oidc${hash}` });
  const bodyOf = (wanted: string) => sent.find(({ route }) => route === wanted)?.body;
  return { ...view, bodyOf };
}

test('who is known is in, and what came stays in no address', async () => {
  const { address, bodyOf } = await open({ data: { outcome: 'LOGGED_IN', session, newcomer: null } });
  await waitFor(() => expect(address()).toBe('/'));
  expect(bodyOf(FINISH)).toEqual({ parameters: 'Y29kZT14' });
  expect(currentSession().logged).toBe(true);
});

test('somebody new agrees, and with a proved address is in at once', async () => {
  const { user, address, bodyOf } = await open(newcomer(true));
  await user.click(await screen.findByRole('button', { name: '가입하기' }));
  expect(screen.getByText('가입하려면 모두 동의해 주세요.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '모두 동의합니다' }));
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(bodyOf(REGISTER)).toEqual({ nickname: '한가람', consents: CONSENT_VERSIONS });
});

test('an address that nobody proved is proved by a code', async () => {
  const { user, address, bodyOf } = await open(newcomer(false));
  await user.click(await screen.findByRole('checkbox', { name: '모두 동의합니다' }));
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await user.type(await screen.findByLabelText(/인증 코드/, { selector: 'input' }), '123456');
  await user.click(screen.getByRole('button', { name: '인증하고 시작하기' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(bodyOf(REGISTER)).toMatchObject({ email: 'han@example.test' });
  expect(bodyOf(VERIFY)).toEqual({ secret: '123456' });
});

test('who has an account logs in to it, and is linked after that', async () => {
  const { user, address, bodyOf } = await open(newcomer(false));
  await user.click(await screen.findByText('이미 계정이 있어요'));
  await user.type(screen.getByLabelText(/비밀번호/, { selector: 'input' }), 'correct horse');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(bodyOf(LOGIN)).toEqual({ email: 'han@example.test', password: 'correct horse' });
});

test('whoever links from their own page is asked for the password, and for nothing else', async () => {
  await open(newcomer(true), '#Y29kZT14', 'member');
  expect(await screen.findByRole('heading', { name: '본인 확인' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '가입하기' })).toBeNull();
});

test.each([
  ['what counts no more', '#Y29kZT14'],
  ['an address that brings nothing', ''],
])('%s is said, with the way to begin again', async (_what, hash) => {
  await open({ code: '0409', status: 409, message: '인증 정보가 올바르지 않습니다.' }, hash);
  expect(await screen.findByRole('heading', { name: '로그인하지 못했어요' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '기관 계정으로 다시 로그인' })).toBeTruthy();
});
