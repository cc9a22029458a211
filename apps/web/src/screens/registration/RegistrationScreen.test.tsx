// @vitest-environment jsdom
import { CONSENT_VERSIONS } from '@dure/contract/accounts/consents';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { redirectionCookie } from '../../kernel/redirect-url.ts';
import { currentSession } from '../../kernel/session.ts';
import { bootOf, sessionOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { loginSearch } from '../login/login-search.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';

const ASK = 'POST /api/v1/accounts/registration';
const VERIFY = 'POST /api/v1/accounts/registration/verification';
const ID = '0b9f8c1e-5a3d-4f76-9e21-7c4d2a6b8e10';
const SECRET = 'kq3mF0c2pJ1v8xT5rYb7nH4sWz9eLdG6aUiQoBfMjCk';
const WELCOME: Answer = { data: { token: 'secret', member: sessionOf('member') } };
type Way = 'NONE' | 'EMAIL' | 'CODE';

afterEach(() => redirectionCookie.clear());

async function open(way: Way, { asked, verified = WELCOME }: { asked?: Answer; verified?: Answer } = {}) {
  const registrationId = way === 'CODE' ? ID : null;
  const { sent } = fakeServer({ [ASK]: () => asked ?? { data: { registrationId } }, [VERIFY]: () => verified });
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

it('sends what was agreed to by version, and leads to log-in where nothing else is asked for', async () => {
  const { fill, sent } = await open('NONE');
  await fill();
  expect(await screen.findByRole('heading', { name: '가입 신청을 받았어요' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '로그인하러 가기' })).toHaveLength(1);
  expect(sent.find(({ route }) => route === ASK)?.body).toEqual({
    email: 'new@example.com',
    password: 'a long enough one',
    nickname: '새 사람',
    consents: CONSENT_VERSIONS,
  });
});

it('sends nothing before all is agreed to', async () => {
  const { fill, sent } = await open('NONE');
  await fill(false);
  expect(await screen.findByText('가입하려면 모두 동의해 주세요.')).toBeTruthy();
  expect(sent.filter(({ route }) => route === ASK)).toEqual([]);
});

it('by a link: says where the mail went, and gives back what was typed to ask again', async () => {
  const { fill, user } = await open('EMAIL');
  await fill();
  expect(await screen.findByText(/new@example\.com\(으\)로 메일을 보냈어요/)).toBeTruthy();
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
