// @vitest-environment jsdom
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { redirectionCookie } from '../../kernel/redirect-url.ts';
import { currentSession } from '../../kernel/session.ts';
import { bootOf, sessionOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { loginSearch } from '../login/login-search.ts';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';

const ASK = 'POST /api/v1/accounts/registration';
const VERIFY = 'POST /api/v1/accounts/registration/verification';
const LOGIN = 'POST /api/v1/accounts/login';
const ID = '0b9f8c1e-5a3d-4f76-9e21-7c4d2a6b8e10';
const SECRET = 'kq3mF0c2pJ1v8xT5rYb7nH4sWz9eLdG6aUiQoBfMjCk';
const WELCOME: Answer = { data: { token: 'secret', member: sessionOf('member') } };
type Way = 'NONE' | 'EMAIL' | 'CODE';

afterEach(() => {
  redirectionCookie.clear();
});

const ELSEWHERE: Answer = { code: 'C06002', message: '이메일 계정 또는 비밀번호가 일치하지 않습니다.' };
interface Answers {
  readonly asked?: Answer;
  readonly verified?: Answer;
  readonly entered?: Answer;
}
async function open(way: Way, { asked, verified = WELCOME, entered = WELCOME }: Answers = {}) {
  const registrationId = way === 'CODE' ? ID : null;
  const { sent } = fakeServer({
    [ASK]: () => asked ?? { data: { registrationId } },
    [VERIFY]: () => verified,
    [LOGIN]: () => entered,
  });
  const boot = { ...bootOf('guest'), tenant: tenantOf({ registrationAuthenticationType: way }) };
  const at = '/account/registration?redirect_url=%2Fquiz%2F12';
  const { user, address } = await renderAt(RegistrationScreen, { boot, at, validateSearch: loginSearch });
  const fill = async (agrees = true) => {
    await user.type(await screen.findByLabelText(/이메일/), 'new@example.com');
    await user.type(screen.getByLabelText(/^비밀번호/, { selector: 'input' }), 'a long enough one');
    await user.type(screen.getByLabelText(/닉네임/), '새 사람');
    if (agrees) await user.click(screen.getByRole('checkbox', { name: '모두 동의합니다' }));
    await user.click(screen.getByRole('button', { name: '가입하기' }));
  };
  return { user, address, sent, fill };
}

it('sends what was agreed to by version, and whoever registered is in, where they wanted to go', async () => {
  const { fill, sent, address } = await open('NONE');
  await fill();
  await waitFor(() => expect(address()).toBe('/quiz/12'));
  expect(sent.find(({ route }) => route === ASK)?.body).toEqual({
    email: 'new@example.com',
    password: 'a long enough one',
    nickname: '새 사람',
    consents: CONSENT_VERSIONS,
  });
  expect(currentSession().logged).toBe(true);
});

it('where the address has an account already it says what to do, and the log-in knows the address', async () => {
  const { fill } = await open('NONE', { entered: ELSEWHERE });
  await fill();
  expect(await screen.findByRole('heading', { name: '가입 신청을 받았어요' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '로그인하러 가기' })).toHaveLength(1);
  cleanup();
  fakeServer({});
  await renderAt(LoginScreen, { boot: bootOf('guest'), at: '/account/login', validateSearch: loginSearch });
  expect((await screen.findByLabelText<HTMLInputElement>(/이메일/)).value).toBe('new@example.com');
});

it('sends nothing before all is agreed to', async () => {
  const { fill, sent } = await open('NONE');
  await fill(false);
  expect(await screen.findByText('가입하려면 모두 동의해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '모두 동의합니다' }));
});

it('an empty form says every fault at once and goes to the first one', async () => {
  const { user, sent } = await open('NONE');
  await user.click(await screen.findByRole('button', { name: '가입하기' }));
  await screen.findByText('가입하려면 모두 동의해 주세요.');
  expect(screen.getAllByText('필수 입력 항목입니다.')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByLabelText(/이메일/));
  expect(sent).toEqual([]);
});

it('what is typed wrong is said at once, too, while a consent is missing', async () => {
  const { user } = await open('NONE');
  await user.type(await screen.findByLabelText(/이메일/), 'new@example');
  await user.type(screen.getByLabelText(/^비밀번호/, { selector: 'input' }), 'short');
  await user.type(screen.getByLabelText(/닉네임/), '관리자');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByText('이메일 주소 형식이 올바르지 않습니다.');
  screen.getByText('10자 이상 입력해 주세요.');
  screen.getByText(/운영자나 시스템으로 보일 수 있는 이름입니다/);
  expect(screen.getByText('가입하려면 모두 동의해 주세요.')).toBeTruthy();
});

it('by a link: says where the mail went, and gives back what was typed to ask again', async () => {
  const { fill, user } = await open('EMAIL');
  await fill();
  expect(await screen.findByText(/new@example\.com 주소로 메일을 보냈어요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다시 신청하기' }));
  expect(screen.getByLabelText<HTMLInputElement>(/닉네임/).value).toBe('새 사람');
});

it('by a code: what was sent is typed in the same place, and leads to where the person wanted to go', async () => {
  const { fill, user, sent, address } = await open('CODE');
  await fill();
  await user.type(await screen.findByRole('textbox', { name: /인증 코드/ }), '402913');
  await user.click(screen.getByRole('button', { name: '인증하고 시작하기' }));
  await waitFor(() => expect(address()).toBe('/quiz/12'));
  expect(sent.find(({ route }) => route === VERIFY)?.body).toEqual({
    registrationId: ID,
    secret: '402913',
    password: 'a long enough one',
  });
  expect(currentSession().logged).toBe(true);
});

it('a common password is said at its field', async () => {
  const fields = [{ path: 'password', message: '많이 쓰여서 쉽게 알아낼 수 있는 비밀번호입니다.' }];
  const { fill } = await open('NONE', { asked: { code: '0422', status: 400, message: '확인', fields } });
  await fill();
  expect(await screen.findByText(/많이 쓰여서/)).toBeTruthy();
});

it('the address of the mail asks for the password that was chosen, and sends the secret in no address', async () => {
  const { sent } = fakeServer({ [VERIFY]: () => WELCOME });
  const at = `/account/registration/verification#${ID}.${SECRET}`;
  const { user, address } = await renderAt(VerificationScreen, { boot: bootOf('guest'), at });
  await user.type(await screen.findByLabelText(/^비밀번호/, { selector: 'input' }), 'a long enough one');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '가입 마치기' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent[0]?.body).toEqual({ registrationId: ID, secret: SECRET, password: 'a long enough one' });
});

it('an address that was cut off says so', async () => {
  await renderAt(VerificationScreen, { boot: bootOf('guest'), at: '/account/registration/verification#half' });
  expect(await screen.findByRole('heading', { name: '주소가 온전하지 않아요' })).toBeTruthy();
});
