// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, sessionOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { joinSearch } from './join-search.ts';
import { JoinScreen } from './JoinScreen.tsx';

const FIND = 'POST /api/v1/accounts/invitation';
const ACCEPT = 'PUT /api/v1/accounts/invitation';
const CLUBS = 'POST /api/v1/accounts/invitation/clubs';
const invitation = {
  email: 'gaon@class.test',
  name: '김가온',
  hasOrganization: true,
  hasAccount: false,
  clubNames: ['데이터베이스 함께 읽기'],
};

async function open(
  hash: string,
  found: Answer = { data: invitation },
  entered: Answer = { data: { clubNames: invitation.clubNames } },
) {
  const { sent } = fakeServer({
    [FIND]: () => found,
    [ACCEPT]: () => ({ data: { token: 't', member: sessionOf('member') } }),
    [CLUBS]: () => entered,
  });
  const { user } = await renderAt(JoinScreen, {
    boot: bootOf('guest'),
    at: `/account/join${hash}`,
    validateSearch: joinSearch,
  });
  return { user, bodyOf: (route: string) => sent.find((one) => one.route === route)?.body };
}

test('whoever was invited reads what for, chooses a password, agrees and is in', async () => {
  const { user, bodyOf } = await open('#the-secret');
  expect(await screen.findByDisplayValue('gaon@class.test')).toBeTruthy();
  expect(screen.getByText('데이터베이스 함께 읽기 클럽에 바로 들어가요.')).toBeTruthy();
  expect(screen.getByDisplayValue('김가온')).toBeTruthy();
  await user.type(screen.getByLabelText(/비밀번호/, { selector: 'input' }), 'a long enough one');
  for (const box of screen.getAllByRole('checkbox')) if (!(box as HTMLInputElement).checked) await user.click(box);
  await user.click(screen.getByRole('button', { name: '시작하기' }));
  await waitFor(() => expect(bodyOf(ACCEPT)).toMatchObject({ secret: 'the-secret', nickname: '김가온' }));
});

test('an address that has an account by now enters the clubs without another password', async () => {
  const { user, bodyOf } = await open('#known', { data: { ...invitation, hasAccount: true } });
  await user.click(await screen.findByRole('button', { name: '클럽에 들어가기' }));
  expect(await screen.findByRole('heading', { name: '클럽에 들어갔어요' })).toBeTruthy();
  expect(screen.getByText('데이터베이스 함께 읽기 클럽이에요. 이제 로그인하면 보여요.')).toBeTruthy();
  expect(bodyOf(CLUBS)).toEqual({ secret: 'known' });
});

test.each([
  ['no club took says so', { data: { clubNames: [] } }, 'heading', '새로 들어간 클럽이 없어요'],
  [
    'nobody has proven leads to the proof',
    { code: '0409', status: 409, message: '확인되지 않았습니다.' },
    'link',
    '비밀번호 재설정',
  ],
] as const)('an account that %s', async (_, entered, role, name) => {
  const { user } = await open('#known', { data: { ...invitation, hasAccount: true } }, entered);
  await user.click(await screen.findByRole('button', { name: '클럽에 들어가기' }));
  expect(await screen.findByRole(role, { name })).toBeTruthy();
});

test('a link that ended says so, and half of an address is not sent', async () => {
  await open('#old', { code: '0409', status: 409, message: '기한이 지났습니다.' });
  expect(await screen.findByRole('heading', { name: '쓸 수 없는 초대예요' })).toBeTruthy();
});

async function enterByCode(loginNameType: 'NONE' | 'MANAGER') {
  const { sent } = fakeServer({
    'POST /api/v1/accounts/class-code': () => ({
      data: { name: '2반', needsList: true, hasPlaces: true, clubNames: [] },
    }),
    'POST /api/v1/accounts/class-code/registration': () => ({ data: { token: 't', member: sessionOf('member') } }),
  });
  const { user } = await renderAt(JoinScreen, {
    boot: { ...bootOf('guest'), tenant: tenantOf({ loginNameType }) },
    at: '/account/join?code=7K4-P29',
    validateSearch: joinSearch,
  });
  expect(await screen.findByDisplayValue('7K4-P29')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(await screen.findByText('‘2반’에 들어와요.')).toBeTruthy();
  await user.type(screen.getByLabelText(/명단의 이름/), '최라온');
  await user.type(screen.getByLabelText(/학번/), '20261004');
  const finish = async () => {
    await user.type(screen.getByLabelText(/비밀번호/, { selector: 'input' }), 'a long enough one');
    await user.type(screen.getByLabelText(/닉네임/), '라온');
    for (const box of screen.getAllByRole('checkbox')) if (!(box as HTMLInputElement).checked) await user.click(box);
    await user.click(screen.getByRole('button', { name: '시작하기' }));
    await waitFor(() => expect(sent.some(({ route }) => route.endsWith('registration'))).toBe(true));
    return sent.find(({ route }) => route.endsWith('registration'))!.body;
  };
  return { user, finish };
}
const KNOWN = { code: '7K4-P29', name: '최라온', studentNumber: '20261004' };

test('a class code is looked up before anything else is asked, and a list asks for name and number', async () => {
  const { user, finish } = await enterByCode('NONE');
  expect(screen.queryByRole('checkbox', { name: '이메일이 없어요' })).toBeNull();
  await user.type(screen.getByLabelText(/로그인할 이메일/), 'raon@home.test');
  expect(await finish()).toMatchObject({ ...KNOWN, email: 'raon@home.test' });
});

test('whoever has no address logs in by a name, their number unless they choose another', async () => {
  const { user, finish } = await enterByCode('MANAGER');
  await user.click(screen.getByRole('checkbox', { name: '이메일이 없어요' }));
  expect(screen.queryByLabelText(/로그인할 이메일/)).toBeNull();
  const name = screen.getByLabelText<HTMLInputElement>(/로그인할 아이디/);
  expect(name.value).toBe('20261004');
  await user.clear(name);
  await user.type(name, 'raon');
  const body = await finish();
  expect(body).toMatchObject({ ...KNOWN, loginName: 'raon' });
  expect(body).not.toHaveProperty('email');
});
