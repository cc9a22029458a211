// @vitest-environment jsdom
import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { managedMembersSearch } from './managed-members-search.ts';
import { ManagedMembersScreen } from './ManagedMembersScreen.tsx';

const member: ManagedMember = {
  memberUUID: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01',
  nickname: '서예린',
  email: 'member1@dure.test',
  loginName: null,
  studentNumber: '20231104',
  memberType: 'STUDENT',
  organizationCode: '공대',
  roles: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
  state: 'DORMANT',
  lastUsedAt: '2025-11-15T00:00:00Z',
  memberSince: '2024-03-01T00:00:00Z',
};

async function open(contents: readonly ManagedMember[], search = '') {
  let codes = [
    { code: '공대', memberCount: 3 },
    { code: '인문대', memberCount: 0 },
  ];
  const { sent } = fakeServer({
    'GET /api/manager/v1/organization-codes': () => ({ data: { codes } }),
    'PUT /api/manager/v1/organization-codes': ({ body }: { body: unknown }) => {
      codes = (body as { codes: { code: string }[] }).codes.map(({ code }) => ({ code, memberCount: 3 }));
      return { data: { codes } };
    },
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/members/export': () => ({ data: null }),
    'GET /api/manager/v1/members': () => ({ data: { contents, totalElements: contents.length, isCut: false } }),
  });
  const tenant = tenantOf({
    tenantLoginMemberTypes: ['STUDENT', 'STAFF'],
    tenantOrganizationCodes: ['공대', '인문대'],
  });
  const view = await renderAt(ManagedMembersScreen, {
    boot: { ...bootOf('manager'), tenant },
    at: `/system/admin/members${search}`,
    validateSearch: managedMembersSearch,
  });
  return { ...view, sent };
}

test('a member’s row says where they belong, what they do and whether the account sleeps', async () => {
  await open([member]);
  const row = (await screen.findByText('서예린')).closest('tr')!;
  for (const said of ['member1@dure.test', '20231104', '교수자', '학생', '공대', '휴면'])
    expect(within(row).getByText(said)).toBeTruthy();
});

test('whoever has no address stands with what they log in by, in the same column', async () => {
  await open([member, { ...member, memberUUID: member.memberUUID.replace(/1$/, '2'), email: null, loginName: '나라' }]);
  expect(await screen.findByText('나라')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: '이메일·아이디' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: '이메일' })).toBeNull();
});

test('what is filtered by stands in the address and is asked for', async () => {
  const { sent, user, address } = await open([member], '?organization=%EA%B3%B5%EB%8C%80&state=DORMANT&page=2');
  await screen.findByText('서예린');
  const list = () => sent.filter(({ route }) => route === 'GET /api/manager/v1/members');
  expect(Object.fromEntries(list()[0]!.url.searchParams)).toMatchObject({
    organizationCode: '공대',
    state: 'DORMANT',
    page: '2',
  });
  await user.click(screen.getByRole('button', { name: '조건 2' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: '회원 유형' }), 'STAFF');
  await waitFor(() => expect(list().at(-1)!.url.searchParams.get('memberType')).toBe('STAFF'));
  expect(list().at(-1)!.url.searchParams.get('page')).toBe('1');
  expect(address()).not.toContain('page=2');
});

test('the list is by name unless another head is pressed; that stands in the address, on the first page', async () => {
  const { sent, user, address } = await open([member], '?page=2');
  await screen.findByText('서예린');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect([head('닉네임'), head('마지막 로그인')].map((one) => one.getAttribute('aria-sort'))).toEqual([
    'ascending',
    'none',
  ]);
  await user.click(within(head('마지막 로그인')).getByRole('button'));
  await waitFor(() => expect(address()).toContain('sort=lastUsedAt'));
  expect(address()).not.toContain('page=2');
  await user.click(within(head('마지막 로그인')).getByRole('button'));
  await waitFor(() => expect(head('마지막 로그인').getAttribute('aria-sort')).toBe('descending'));
  const asked = sent.filter(({ route }) => route === 'GET /api/manager/v1/members').at(-1)!.url.searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ page: '1', sort: 'lastUsedAt', direction: 'DESC' });
});

test('an address with what is no order shows the usual one', async () => {
  const { sent } = await open([member], '?sort=email&direction=SIDEWAYS');
  await screen.findByText('서예린');
  const { searchParams } = sent.find(({ route }) => route === 'GET /api/manager/v1/members')!.url;
  expect(Object.fromEntries(searchParams)).toEqual({ page: '1', size: '15' });
});

test('an empty list says so', async () => {
  await open([]);
  expect(await screen.findByText('조회된 데이터가 없습니다.')).toBeTruthy();
});

test('places are named otherwise, taken away and added at once, over those that were seen', async () => {
  const { sent, user } = await open([member]);
  await user.click(await screen.findByRole('button', { name: '소속 고치기' }));
  const first = await screen.findByRole('textbox', { name: '소속 1' });
  await user.clear(first);
  await user.type(first, '공과대학');
  await user.click(screen.getByRole('button', { name: '인문대 지우기' }));
  await user.click(screen.getByRole('button', { name: '소속 더하기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('이름을 적어 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: '소속 2' }), '의대');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
    seen: ['공대', '인문대'],
    codes: [
      { code: '공과대학', was: '공대' },
      { code: '의대', was: null },
    ],
  });
  await user.click(screen.getByRole('button', { name: '조건' }));
  expect(await screen.findByRole('option', { name: '의대' })).toBeTruthy();
});
