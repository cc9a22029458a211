// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeServer, type Answer } from '../testing/server.ts';
import { SetupPage } from './SetupPage.tsx';

const SETUP = {
  defaultUri: 'dure',
  defaultSite: 'https://quiz.example.ac.kr',
  siteTemplate: 'https://{uri}.quiz.example.ac.kr',
  parts: [
    { part: 'MAIL', isSet: false, message: '메일이 나가지 않아요.' },
    { part: 'STORAGE', isSet: false, message: '파일을 이 서버에 둬요.' },
    { part: 'AI', isSet: false, message: '내장 도구가 맡아요.' },
    { part: 'BACKUP', isSet: false, message: '아직 백업한 적이 없어요.' },
  ],
};
const MADE = {
  siteUrl: 'https://quiz.example.ac.kr',
  manager: {
    email: 'first@gaon.example',
    way: 'LINK',
    link: 'https://quiz.example.ac.kr/account/invitation#x',
    linkUntil: null,
  },
};
const WRONG = { code: '0400', status: 401, message: '설치 열쇠가 맞지 않습니다.' };
afterEach(() => history.replaceState(null, '', '/'));

function open(hash: string, given: Answer = { data: SETUP }, made: Answer = { data: MADE }) {
  history.replaceState(null, '', `/setup${hash}`);
  const { sent } = fakeServer({
    'GET /api/operator/v1/setup': () => given,
    'POST /api/operator/v1/setup': () => made,
    'POST /api/operator/v1/setup/parts/STORAGE/test': () => ({ data: { isWorking: true, message: '파일을 뒀어요.' } }),
    'POST /api/operator/v1/setup/parts/AI/test': () => ({ data: { isWorking: false, message: '답이 없어요.' } }),
  });
  render(<SetupPage />);
  return { sent, user: userEvent.setup() };
}

it('makes the first organisation with an invited manager, and shows the link once', async () => {
  const { sent, user } = open('#secret');
  await user.type(await screen.findByLabelText(/이름/), '가온평생교육원');
  await user.type(screen.getByLabelText(/^이메일/), 'first@gaon.example');
  await user.type(screen.getByLabelText(/닉네임/), '배수아');
  await user.click(screen.getByRole('button', { name: '기관 만들기' }));
  expect(await screen.findByRole('heading', { name: '기관을 만들었어요' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('초대 주소').value).toBe(MADE.manager.link);
  expect(sent.at(-1)?.body).toEqual({
    name: '가온평생교육원',
    uri: 'dure',
    timeZone: 'Asia/Seoul',
    colorPreset: 'Blue',
    registrationAuthenticationType: 'NONE',
    manager: { email: 'first@gaon.example', nickname: '배수아' },
  });
});

it('says where people will open it while the address is typed', async () => {
  const { user } = open('#secret');
  const uri = await screen.findByRole('textbox', { name: /^주소/ });
  expect(screen.getByText('사람들은 https://quiz.example.ac.kr 에서 열어요.')).toBeTruthy();
  await user.clear(uri);
  await user.type(uri, 'gaon');
  expect(screen.getByText('사람들은 https://gaon.quiz.example.ac.kr 에서 열어요.')).toBeTruthy();
});

it('asks for a password only where one is chosen now, and puts faults at their fields', async () => {
  const fields = [{ path: 'manager.password', message: '너무 흔한 비밀번호예요.' }];
  const { user } = open('#secret', { data: SETUP }, { code: '0422', status: 400, message: '', fields });
  expect(screen.queryByLabelText(/^비밀번호/)).toBeNull();
  await user.click(await screen.findByLabelText(/비밀번호 정하기/));
  await user.type(screen.getByLabelText(/^비밀번호/, { selector: 'input[type=password]' }), 'password1234');
  await user.click(screen.getByRole('button', { name: '기관 만들기' }));
  expect(await screen.findByText('너무 흔한 비밀번호예요.')).toBeTruthy();
});

it('asks for the secret where the address brought none that counts', async () => {
  const { user, sent } = open('#old', WRONG);
  expect((await screen.findByRole('alert')).textContent).toContain(WRONG.message);
  await user.type(screen.getByRole('textbox', { name: /설치 열쇠/ }), ' another ');
  await user.click(screen.getByRole('button', { name: '이어서 하기' }));
  await screen.findByRole('alert');
  expect(sent).toHaveLength(2);
});

it('tries what is missing, and says in a sentence what came of it', async () => {
  const { user } = open('#secret');
  await user.click(await screen.findByRole('button', { name: '파일 저장소 시험' }));
  expect(await screen.findByText('파일을 뒀어요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'AI 시험' }));
  expect(await screen.findByText('답이 없어요.')).toBeTruthy();
});
