// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentSession } from '../../kernel/session.ts';
import { bootOf, sessionOf, tenantOf, type Who } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { loginSearch } from './login-search.ts';
import { LoginScreen } from './LoginScreen.tsx';

const demo = {
  password: 'dure-demo-2026',
  accounts: [{ email: 'member1@dure.test', nickname: '서예린', role: 'ROLE_USER' }],
};
const welcome: Answer = { data: { token: 'secret', member: sessionOf('member'), secondFactor: null } };

async function open(
  answer: Answer = welcome,
  search = '',
  who: Who = 'guest',
  more: Parameters<typeof fakeServer>[0] = {},
) {
  const { sent } = fakeServer({
    ...more,
    'GET /api/v1/accounts/demo': () => ({ data: demo }),
    'POST /api/v1/accounts/login': () => answer,
  });
  const view = await renderAt(LoginScreen, {
    boot: bootOf(who),
    at: `/account/login${search}`,
    validateSearch: loginSearch,
  });
  const logIn = async () => {
    await view.user.click(await screen.findByRole('button', { name: /서예린/ }));
    await view.user.click(screen.getByRole('button', { name: '로그인' }));
  };
  return { ...view, logIn, sent };
}

afterEach(() => {
  cleanup();
  document.cookie = 'redirectionUrl=; path=/; max-age=0';
});

test('a demo account fills the form in one click and logs in; the token is kept nowhere', async () => {
  const { logIn, sent, address } = await open();
  await logIn();
  await waitFor(() => expect(address()).toBe('/'));
  const [login] = sent.filter(({ route }) => route === 'POST /api/v1/accounts/login');
  expect(login?.body).toEqual({ email: 'member1@dure.test', password: 'dure-demo-2026' });
  expect(currentSession().logged).toBe(true);
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
});

test.each([
  ['?redirect_url=%2Fquiz%2F12%3Ftab%3Dquizzes', '/quiz/12?tab=quizzes'],
  ['?redirect_url=%2F%2Fevil.example', '/'],
  ['?redirect_url=%2F%5Cevil.example', '/'],
  ['?redirect_url=javascript%3Aalert(1)', '/'],
  ['?redirect_url=%2Faccount%2Flogin', '/'],
  ['?redirectionUrl=%2Fmy-clubs', '/my-clubs'],
  ['?redirectionUrl=https%3A%2F%2Fevil.example', '/'],
])('after a log-in with %s the person stands at %s', async (search, path) => {
  const { logIn, address } = await open(welcome, search);
  await logIn();
  await waitFor(() => expect(address()).toBe(path));
});

test.each([
  ['C06002', 200, '이메일 계정 또는 비밀번호가 일치하지 않습니다.'],
  ['C06000', 200, '로그인할 수 없는 계정입니다.'],
  ['0429', 429, '요청이 너무 많습니다.'],
])('%s is said in place, and what was typed stays', async (code, status, message) => {
  const { logIn, address } = await open({ code, message, status });
  await logIn();
  const [said, reference] = (await screen.findByRole('alert')).children;
  expect(said?.textContent).toBe(message);
  expect(reference?.textContent).toContain(`코드 ${code}`);
  expect(screen.getByLabelText<HTMLInputElement>(/이메일/).value).toBe('member1@dure.test');
  expect(address()).toBe('/account/login');
});

test.each([
  ['0500', 500],
  ['0503', 503],
  ['0400', 401],
])('a log-in that fails unexpectedly (%s) says C4999, with the number of the request', async (code, status) => {
  const { logIn } = await open({ code, status, message: '예상하지 못한 오류가 생겼습니다.', requestId: 'a-request' });
  await logIn();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('로그인에 실패했습니다.');
  expect(alert.textContent).toContain('코드 C4999 · 요청 번호 a-request');
  expect(alert.textContent).not.toContain('예상하지');
});

test('a faulty field says so itself and takes the focus', async () => {
  const fields = [{ path: 'email', message: '이메일 주소 형식이 올바르지 않습니다.' }];
  const { logIn } = await open({ code: '0422', message: '입력을 확인', status: 400, fields });
  await logIn();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/이메일/)));
  expect(screen.getByText('이메일 주소 형식이 올바르지 않습니다.')).toBeTruthy();
});

test('whoever is logged in already goes straight on', async () => {
  const { address } = await open(welcome, '?redirect_url=%2Fquiz', 'member');
  await waitFor(() => expect(address()).toBe('/quiz'));
});

test.each([
  [['PASSWORD'], true, false],
  [['PASSWORD', 'OIDC'], true, true],
  [['OIDC'], false, true],
])('a tenant with %s offers that, and nothing else', async (loginTypes, hasForm, hasButton) => {
  fakeServer({ 'GET /api/v1/accounts/demo': () => ({ data: demo }) });
  const boot = { ...bootOf(), tenant: tenantOf({ loginTypes }) };
  await renderAt(LoginScreen, { boot, at: '/account/login', validateSearch: loginSearch });
  await screen.findByRole('heading', { name: '로그인' });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: '로그인' }) !== null).toBe(hasForm);
    expect(screen.queryByRole('link', { name: '회원가입' }) !== null).toBe(hasForm);
    expect(screen.queryByRole('button', { name: '기관 계정으로 로그인' }) !== null).toBe(hasButton);
  });
});

test('where people belong is asked for where there is something to choose from, and sent if it was chosen', async () => {
  const { sent } = fakeServer({
    'GET /api/v1/accounts/demo': () => ({ data: demo }),
    'POST /api/v1/accounts/login': () => welcome,
  });
  const boot = { ...bootOf(), tenant: tenantOf({ tenantOrganizationCodes: ['공대', '인문대'] }) };
  const { user } = await renderAt(LoginScreen, { boot, at: '/account/login', validateSearch: loginSearch });
  await user.click(await screen.findByRole('button', { name: /서예린/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: '소속' }), '인문대');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() =>
    expect(sent.find(({ route }) => route === 'POST /api/v1/accounts/login')?.body).toMatchObject({
      organizationCode: '인문대',
    }),
  );
});

const asks = (isSetUp: boolean): Answer => ({
  data: { token: null, member: null, secondFactor: { challenge: 'half-way', isSetUp } },
});
const STEP = '/api/v1/accounts/login/second-factor';

test('where a code is asked for, it is typed in place, and a wrong one is said at its field', async () => {
  let answer: Answer = {
    code: '0422',
    status: 400,
    message: '',
    fields: [{ path: 'code', message: '다른 코드예요.' }],
  };
  const { logIn, user, sent, address } = await open(asks(true), '', 'guest', { [`POST ${STEP}`]: () => answer });
  await logIn();
  await user.type(await screen.findByRole('textbox', { name: /인증 코드/ }), '000000');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByText('다른 코드예요.')).toBeTruthy();
  expect(address()).toBe('/account/login');
  answer = { data: { token: 'secret', member: sessionOf('member') } };
  await user.click(screen.getByRole('button', { name: '복구 코드 쓰기' }));
  await user.type(await screen.findByRole('textbox', { name: /복구 코드/ }), 'k3vq-7m2x');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent.filter(({ route }) => route === `POST ${STEP}`).map(({ body }) => body)).toEqual([
    { challenge: 'half-way', code: '000000' },
    { challenge: 'half-way', code: 'k3vq-7m2x' },
  ]);
});

test('whoever must set it up is in once they have seen the recovery codes', async () => {
  const offer = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/dure?secret=JBSWY3DPEHPK3PXP', setup: 'word' };
  const { logIn, user, sent, address } = await open(asks(false), '', 'guest', {
    [`POST ${STEP}/setup`]: () => ({ data: offer }),
    [`PUT ${STEP}`]: () => ({
      data: { token: 'secret', member: sessionOf('manager'), recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
    }),
  });
  await logIn();
  await user.click(await screen.findByRole('button', { name: '2단계 인증 켜기' }));
  expect(await screen.findByRole('img', { name: /QR 코드/ })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /인증 코드/ }), '123456');
  await user.click(screen.getByRole('button', { name: '2단계 인증 켜기' }));
  expect(await screen.findByText('cccc-dddd')).toBeTruthy();
  expect(address()).toBe('/account/login');
  expect(sent.at(-1)?.body).toEqual({ challenge: 'half-way', setup: 'word', code: '123456' });
  await user.click(screen.getByRole('button', { name: '적어 두었어요' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('whoever turns back begins anew, with what they typed', async () => {
  const { logIn, user } = await open(asks(true));
  await logIn();
  await user.click(await screen.findByRole('button', { name: '처음부터 다시 로그인' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/이메일/)).value).toBe('member1@dure.test');
});

test('an organisation without a way in says so', async () => {
  fakeServer({ 'GET /api/v1/accounts/demo': () => ({ data: { password: '', accounts: [] } }) });
  const boot = { ...bootOf(), tenant: tenantOf({ loginTypes: [] }) };
  await renderAt(LoginScreen, { boot, at: '/account/login', validateSearch: loginSearch });
  expect(await screen.findByText(/로그인할 방법이 정해지지 않은/)).toBeTruthy();
});
