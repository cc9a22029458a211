// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeServer, type Answer, type Sent } from '../../testing/server.ts';
import { InstallationPage } from './InstallationPage.tsx';

const SESSION = { data: { name: '나운영', email: 'op@dure.test', expiresAt: '2026-11-20T14:00:00Z' } };
const ENDED = { code: '0400', status: 401, message: '운영 계정으로 로그인해야 합니다.' };
const STATE = {
  faults: [],
  databaseMilliseconds: 4,
  runningJobs: 0,
  failedJobs: 0,
  version: '2.4.1',
  migration: '20261128_1700_operators.sql',
  migratedAt: '2026-11-20T06:00:00Z',
  savedAt: '2026-11-19T18:00:00Z',
  backup: { canBegin: true, runningSeconds: null as number | null, failure: null },
  sites: { defaultUri: 'dure', defaultSite: 'https://dure.test', siteTemplate: 'https://{uri}.dure.test' },
  sendsMail: false,
  fileBytes: 2048,
  brokenImports: [{ uri: 'saero', name: '새로캠퍼스', begunAt: '2026-11-20T05:00:00Z' }],
};
const TENANT = {
  tenantId: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d60',
  uri: 'gaon',
  name: '가온평생교육원',
  siteUrl: 'https://gaon.dure.test',
  state: 'ACTIVE',
  createdAt: '2026-11-01T00:00:00Z',
  suspendedAt: null,
  suspensionNote: '',
  deletionDueAt: null,
  people: 0,
  fileBytes: 0,
  storageLimit: null as number | null,
  aiMonthlyCap: null as number | null,
  exportedAt: null as string | null,
  lastUsedAt: null,
  firstManager: { nickname: '배수아', hasEntered: false, invitedAt: '2026-11-13T00:00:00Z' },
};
const DELETING = {
  ...TENANT,
  state: 'DELETING',
  suspendedAt: '2026-11-20T06:00:00Z',
  deletionDueAt: '2026-12-20T06:00:00Z',
};
const PATH = '/api/operator/v1';
const ONE = `${PATH}/tenants/${TENANT.tenantId}`;
afterEach(() => history.replaceState(null, '', '/'));

function open(answers: Record<string, (sent: Sent) => Answer> = {}) {
  const { sent } = fakeServer({
    [`GET ${PATH}/session`]: () => SESSION,
    [`GET ${PATH}/installation`]: () => ({ data: STATE }),
    [`GET ${PATH}/tenants`]: () => ({ data: { contents: [TENANT], totalElements: 1 } }),
    ...answers,
  });
  render(<InstallationPage />);
  return { sent, user: userEvent.setup() };
}
const panelOf = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: TENANT.name }));
  return within(await screen.findByRole('dialog', { name: TENANT.name }));
};

it('asks for password and code at once, and says what was wrong', async () => {
  let answer: Answer = { code: 'C06002', status: 401, message: '맞지 않는 것이 있습니다.' };
  const { user, sent } = open({ [`GET ${PATH}/session`]: () => ENDED, [`POST ${PATH}/session`]: () => answer });
  await user.type(await screen.findByRole('textbox', { name: /^이메일/ }), 'op@dure.test');
  await user.type(screen.getByLabelText(/^비밀번호/, { selector: 'input' }), 'a password');
  await user.type(screen.getByRole('textbox', { name: /인증 앱 코드/ }), '123456');
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect((await screen.findByRole('alert')).textContent).toContain('맞지 않는 것이 있습니다.');
  expect(sent.at(-1)?.body).toEqual({ email: 'op@dure.test', password: 'a password', code: '123456' });
  answer = SESSION;
  await user.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByRole('button', { name: TENANT.name })).toBeTruthy();
});

it('shows the state of the installation and who has not opened their invitation', async () => {
  open();
  expect(await screen.findByText('모두 돌아가요')).toBeTruthy();
  expect(screen.getByText(/새로캠퍼스\(saero\)을 들이다 멈췄어요/)).toBeTruthy();
  const row = within(await screen.findByRole('row', { name: /가온평생교육원/ }));
  expect(row.getByText('초대함')).toBeTruthy();
  expect(row.getByText('아직 없음')).toBeTruthy();
});

it('begins a backup, and shows in its place how long it takes', async () => {
  let backup = STATE.backup;
  const { user } = open({
    [`GET ${PATH}/installation`]: () => ({ data: { ...STATE, backup } }),
    [`POST ${PATH}/backups`]: () => {
      backup = { ...backup, runningSeconds: 3 };
      return { data: {} };
    },
  });
  await user.click(await screen.findByRole('button', { name: '지금 백업' }));
  expect(await screen.findByText('백업 중 · 3초')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '지금 백업' })).toBeNull();
});

it('goes back to the log-in once the session has ended', async () => {
  open({ [`GET ${PATH}/tenants`]: () => ENDED });
  expect(await screen.findByRole('heading', { name: '운영 계정으로 로그인' })).toBeTruthy();
});

it('suspends only with the name of the organisation, and keeps what was typed where it is refused', async () => {
  const fields = [{ path: 'confirmedName', message: '기관 이름과 달라요.' }];
  const { user, sent } = open({
    [`PUT ${ONE}/suspension`]: () => ({ code: '0422', status: 400, message: '', fields }),
  });
  const panel = await panelOf(user);
  await user.click(panel.getByRole('button', { name: '멈추기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '가온평생교육원 멈추기' }));
  await user.type(dialog.getByRole('textbox', { name: /기관 이름/ }), '가온');
  await user.type(dialog.getByRole('textbox', { name: /까닭/ }), '계약');
  await user.click(dialog.getByRole('button', { name: '멈추기' }));
  expect(await dialog.findByText('기관 이름과 달라요.')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /까닭/ }).value).toBe('계약');
  expect(sent.at(-1)?.body).toEqual({ confirmedName: '가온', reason: '계약', note: '' });
});

it('shows the day of a deletion, and calls it off', async () => {
  let tenant: object = DELETING;
  const { user, sent } = open({
    [`GET ${PATH}/tenants`]: () => ({ data: { contents: [tenant], totalElements: 1 } }),
    [`DELETE ${ONE}/deletion`]: () => {
      tenant = { ...DELETING, state: 'SUSPENDED', deletionDueAt: null };
      return { data: tenant };
    },
  });
  const panel = await panelOf(user);
  expect(panel.getByText(/2026\.12\.20/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: '다시 열기' })).toBeNull();
  await user.click(panel.getByRole('button', { name: '삭제 취소' }));
  expect(await panel.findByRole('button', { name: '다시 열기' })).toBeTruthy();
  expect(sent.some(({ route }) => route === `DELETE ${ONE}/deletion`)).toBe(true);
});

it('keeps filter, order and page in the address, and goes back with it', async () => {
  const { user, sent } = open({
    [`GET ${PATH}/tenants`]: () => ({ data: { contents: [TENANT], totalElements: 40 } }),
  });
  await user.click(await screen.findByRole('button', { name: /^회원/ }));
  await user.click(await screen.findByRole('button', { name: '다음' }));
  await waitFor(() => expect(location.hash).toBe('#tenants?sort=people&page=2'));
  expect(sent.at(-1)?.url.search).toBe('?sort=people&page=2');
  await user.click(screen.getByRole('button', { name: /^회원/ }));
  await waitFor(() => expect(location.hash).toBe('#tenants?sort=people&direction=DESC'));
});

it('passes over what an address may not ask for', async () => {
  history.replaceState(null, '', '/#tenants?sort=secret&state=LOST&page=-3&direction=UP');
  const { sent } = open();
  expect(await screen.findByRole('button', { name: TENANT.name })).toBeTruthy();
  expect(sent.find(({ route }) => route === `GET ${PATH}/tenants`)?.url.search).toBe('?page=1');
});

it('limits storage and AI, and says which limits were seen', async () => {
  const limited = { ...TENANT, fileBytes: 3 * 1024 ** 3, storageLimit: 5 * 1024 ** 3 };
  const { user, sent } = open({
    [`GET ${PATH}/tenants`]: () => ({ data: { contents: [limited], totalElements: 1 } }),
    [`PUT ${ONE}/limits`]: () => ({ data: limited }),
  });
  expect(await screen.findByText('3 GB / 5 GB')).toBeTruthy();
  const panel = await panelOf(user);
  expect(panel.getByText('저장 5 GB · AI는 설치의 한도대로')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: '한도 바꾸기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '한도' }));
  await user.clear(dialog.getByRole('textbox', { name: /저장 한도/ }));
  await user.type(dialog.getByRole('textbox', { name: /한 달 AI 한도/ }), '60000');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
      storageLimit: null,
      aiMonthlyCap: 60_000,
      before: { storageLimit: 5 * 1024 ** 3, aiMonthlyCap: null },
    }),
  );
});

it('says how an organisation is moved, with the commands for its address', async () => {
  const { user } = open();
  const panel = await panelOf(user);
  await user.click(panel.getByText('다른 설치로 옮기기'));
  expect(panel.getByText('npm run operator -- tenant export --address gaon --file gaon.age')).toBeTruthy();
  expect(panel.getByText(/아직 내보낸 적이 없어요/)).toBeTruthy();
});
