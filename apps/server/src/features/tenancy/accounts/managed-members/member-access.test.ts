import type { Look } from '@dure/contract/platform/privacy/privacy.endpoints';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let hash: string;
let manager: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  server.clock.set(START);
  await run('delete from attempts');
  manager = await makePerson(server, tenantId, 'manager', '운영하는 사람');
  member = await makePerson(server, tenantId, 'member', '보통 사람');
  await givePassword(server, tenantId, member, hash);
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
const call = (method: 'GET' | 'PUT' | 'DELETE', part: string, of: Person, payload?: object, by = manager) =>
  server.call({
    method,
    url: `/api/manager/v1/members/${of.memberId}${part}`,
    token: by.token,
    ...(payload && { payload }),
  });
const setRole = (of: Person, role: string, previousRole: string, by = manager) =>
  call('PUT', '/role', of, { role, previousRole }, by);
const setLock = (of: Person, isLocked: boolean, by = manager) =>
  call('PUT', '/lock', of, { isLocked, reason: '본인이 휴대폰을 잃어버렸다고 알려 옴' }, by);
const accessOf = async (of: Person) => (await call('GET', '', of)).body.data as MemberAccess;
const logIn = async ({ email }: Person) => {
  server.clock.advance(1000);
  const { body } = await server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36' },
  });
  return { code: body.code, token: (body.data as { token?: string } | null)?.token ?? '' };
};
const mayRead = async (token: string, url = '/api/v1/my/profile') => (await server.call({ url, token })).status;
const entriesOf = ({ memberId }: Person) =>
  run(`select action, changed_by, changes, reason from audit_entries where member_id = $1 order by entry_sequence`, [
    memberId,
  ]);
const rolesOf = async ({ memberId }: Person) =>
  (await run('select roles from members where member_id = $1', [memberId]))[0]!['roles'];

describe('the role', () => {
  test('counts from the next call on, in both directions, and leaves an entry', async () => {
    const OVERVIEW = '/api/manager/v1/members';
    expect(await mayRead(member.token, OVERVIEW)).toBe(403);
    const { body } = await setRole(member, 'ROLE_MANAGER', 'ROLE_USER');
    expect(body.data).toMatchObject({
      role: 'ROLE_MANAGER',
      roles: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
      nickname: '보통 사람',
    });
    expect(await mayRead(member.token, OVERVIEW)).toBe(200);
    await setRole(member, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER');
    expect(await mayRead(member.token, OVERVIEW)).toBe(403);
    expect(await rolesOf(member)).toEqual(['ROLE_USER', 'ROLE_INSTRUCTOR']);
    expect(await entriesOf(member)).toEqual([
      {
        action: 'memberRole',
        changed_by: manager.memberId,
        changes: [{ field: 'role', before: 'ROLE_USER', after: 'ROLE_MANAGER' }],
        reason: '',
      },
      {
        action: 'memberRole',
        changed_by: manager.memberId,
        changes: [{ field: 'role', before: 'ROLE_MANAGER', after: 'ROLE_INSTRUCTOR' }],
        reason: '',
      },
    ]);
  });

  test('is not changed over another one than the manager saw', async () => {
    await setRole(member, 'ROLE_INSTRUCTOR', 'ROLE_USER');
    const { status, body } = await setRole(member, 'ROLE_MANAGER', 'ROLE_USER');
    expect([status, body.code]).toEqual([409, '0409']);
    expect(body.data).toMatchObject({ role: 'ROLE_INSTRUCTOR' });
    expect(await entriesOf(member)).toHaveLength(1);
  });
});

describe('a lock', () => {
  test('ends every session at once, keeps the right password out, and says why', async () => {
    const { token } = await logIn(member);
    expect((await accessOf(member)).sessions.map(({ device }) => device)).toEqual(['Chrome · Windows']);
    const { body } = await setLock(member, true);
    expect(body.data).toMatchObject({
      state: 'LOCKED',
      sessions: [],
      lock: { reason: '본인이 휴대폰을 잃어버렸다고 알려 옴', lockedBy: '운영하는 사람' },
    });
    expect(await mayRead(token)).toBe(401);
    expect((await logIn(member)).code).toBe('C06000');
    expect(await entriesOf(member)).toMatchObject([
      { action: 'memberLock', reason: '본인이 휴대폰을 잃어버렸다고 알려 옴' },
    ]);
  });

  test('is lifted: the password opens the account again, the old token does not', async () => {
    const { token } = await logIn(member);
    await setLock(member, true);
    server.clock.advance(1000);
    const { body } = await setLock(member, false);
    expect(body.data).toMatchObject({ state: 'ACTIVE', lock: null });
    expect(await Promise.all([token, member.token].map((one) => mayRead(one)))).toEqual([401, 401]);
    const again = await logIn(member);
    expect([again.code, await mayRead(again.token)]).toEqual(['0000', 200]);
  });

  test('said twice leaves one entry', async () => {
    await setLock(member, true);
    expect((await setLock(member, true)).body.code).toBe('0000');
    expect(await entriesOf(member)).toHaveLength(1);
  });

  test('wants a reason', async () => {
    const { status, body } = await call('PUT', '/lock', member, { isLocked: true, reason: '  ' });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['reason']]);
  });

  test('is what the list is narrowed to', async () => {
    const asleep = await makePerson(server, tenantId, 'member', '잠든 사람');
    await run('update members set dormant_at = now() where member_id = $1', [asleep.memberId]);
    await setLock(asleep, true);
    const found = async (state: string) => {
      const url = `/api/manager/v1/members?state=${state}&size=100`;
      const { body } = await server.call({ url, token: manager.token });
      return (body.data as { contents: { memberUUID: string }[] }).contents.map(({ memberUUID }) => memberUUID);
    };
    expect(await found('LOCKED')).toContain(asleep.memberId);
    for (const state of ['ACTIVE', 'DORMANT']) expect(await found(state)).not.toContain(asleep.memberId);
    expect(await found('ACTIVE')).toContain(member.memberId);
  });
});

test('a member is logged out everywhere and may log in again', async () => {
  const tokens = [(await logIn(member)).token, (await logIn(member)).token];
  const { body } = await call('DELETE', '/sessions', member);
  expect(body.data).toMatchObject({ sessions: [], state: 'ACTIVE' });
  expect(await Promise.all(tokens.map((one) => mayRead(one)))).toEqual([401, 401]);
  expect(await entriesOf(member)).toMatchObject([
    { action: 'memberSessions', changes: [{ field: 'sessions', before: 2, after: 0 }] },
  ]);
  expect((await logIn(member)).code).toBe('0000');
});

test('nobody changes their own role, lock or sessions here', async () => {
  const answers = [
    await setRole(manager, 'ROLE_USER', 'ROLE_MANAGER'),
    await setLock(manager, true),
    await call('DELETE', '/sessions', manager),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(409);
    expect(body.message).toContain('다른 운영자에게');
  }
  expect(await entriesOf(manager)).toEqual([]);
});

test('who has withdrawn, or belongs to another organisation, is not found', async () => {
  const elsewhere = await makePerson(server, await makeTenant(server, crypto.randomUUID()), 'member');
  await run(`update members set status = 'WITHDRAWN' where member_id = $1`, [member.memberId]);
  for (const person of [member, elsewhere]) {
    const answers = [
      await call('GET', '', person),
      await setRole(person, 'ROLE_MANAGER', 'ROLE_USER'),
      await setLock(person, true),
      await call('DELETE', '/sessions', person),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
});

test('the member can see who looked', async () => {
  await accessOf(member);
  const { body } = await server.call({ url: '/api/v1/my/privacy/looks', token: member.token });
  const [look] = (body.data as { contents: Look[] }).contents.filter(({ kind }) => kind === 'memberAccess');
  expect(look?.by.memberUUID).toBe(manager.memberId);
});

describe('at once', () => {
  beforeAll(() => openConnections(server));
  const rounds = Array.from({ length: 5 }, (_, n) => n);

  test.each(rounds)('two managers take the role from each other: one stays (%i)', async () => {
    const other = await makePerson(server, tenantId, 'manager');
    const answers = await Promise.all([
      setRole(other, 'ROLE_USER', 'ROLE_MANAGER'),
      setRole(manager, 'ROLE_USER', 'ROLE_MANAGER', other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const managers = (await Promise.all([manager, other].map(rolesOf))).filter((roles) =>
      (roles as string[]).includes('ROLE_MANAGER'),
    );
    expect(managers).toHaveLength(1);
  });

  test.each(rounds)('two managers lock each other: one stays (%i)', async () => {
    const other = await makePerson(server, tenantId, 'manager');
    const answers = await Promise.all([setLock(other, true), setLock(manager, true, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test.each(rounds)('a log-in beside a lock opens nothing (%i)', async () => {
    const [entered] = await Promise.all([logIn(member), setLock(member, true)]);
    expect(await mayRead(entered.token)).toBe(401);
    expect((await accessOf(member)).sessions).toEqual([]);
    server.clock.advance(1000);
    await setLock(member, false);
    expect(await mayRead(entered.token)).toBe(401);
  });
});
