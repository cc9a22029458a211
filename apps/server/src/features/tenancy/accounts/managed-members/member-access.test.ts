import type { Look } from '@dure/contract/platform/privacy/privacy.endpoints';
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { unlockDue } from './member-access.queries.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let hash: string;
let manager: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
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

const unlockDueNow = () =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(unlockDue(tenantId, server.services.clock.now())),
  );
const inHours = (hours: number) => new Date(server.services.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('a lock with an end', () => {
  test('says until when, ends by itself, and not before', async () => {
    const until = inHours(2);
    const { body } = await call('PUT', '/lock', member, { isLocked: true, reason: '시험 중', until });
    expect(body.data).toMatchObject({ state: 'LOCKED', lock: { lockedUntil: until, reason: '시험 중' } });
    await unlockDueNow();
    expect((await accessOf(member)).state).toBe('LOCKED');
    server.clock.advance(2 * 3_600_000);
    await unlockDueNow();
    expect(await accessOf(member)).toMatchObject({ state: 'ACTIVE', lock: null });
    expect((await logIn(member)).code).toBe('0000');
    expect(await entriesOf(member)).toMatchObject([
      { changes: [{ field: 'isLocked' }, { field: 'until', before: null, after: until }] },
    ]);
  });

  test('lies in the future', async () => {
    const { status, body } = await call('PUT', '/lock', member, { isLocked: true, reason: '왜', until: inHours(-1) });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['until']]);
  });
});

describe('the second factor', () => {
  const reset = (of: Person, by?: Person) =>
    call('PUT', '/second-factor-reset', of, { reason: '휴대폰을 잃어버림' }, by);
  const turnOn = ({ memberId }: Person) =>
    run(
      `insert into totp_factors (tenant_id, member_id, sealed_secret, started_at, last_step) values ($1, $2, '', now(), 0)`,
      [tenantId, memberId],
    );

  test('is taken off with a reason; the password opens alone, and the owner gets a mail', async () => {
    await turnOn(member);
    expect((await accessOf(member)).hasSecondFactor).toBe(true);
    expect((await reset(member)).body.data).toMatchObject({ hasSecondFactor: false });
    expect((await logIn(member)).token).not.toBe('');
    expect(await run('select subject from mails where recipient = $1', [member.email])).toMatchObject([
      { subject: expect.stringContaining('2단계 인증을 초기화') },
    ]);
    expect(await entriesOf(member)).toMatchObject([{ action: 'memberSecondFactor', reason: '휴대폰을 잃어버림' }]);
  });

  test('that nobody turned on, or one’s own, is not reset', async () => {
    await turnOn(manager);
    expect([(await reset(member)).status, (await reset(manager)).status]).toEqual([409, 409]);
    expect((await accessOf(manager)).hasSecondFactor).toBe(true);
    await run('delete from totp_factors where member_id = $1', [manager.memberId]);
  });
});

describe('several at once', () => {
  const many = (way: string, method: 'PUT' | 'POST', payload: object) =>
    server.call({ method, url: `/api/manager/v1/members/${way}`, token: manager.token, payload });

  test('are locked for one reason, each with an entry; who is locked already, withdrawn or elsewhere is passed over', async () => {
    const [other, gone] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
    const elsewhere = await makePerson(server, await makeTenant(server, crypto.randomUUID()), 'member');
    await run(`update members set status = 'WITHDRAWN' where member_id = $1`, [gone.memberId]);
    await setLock(member, true);
    const memberUUIDs = [member, other, gone, elsewhere].map(({ memberId }) => memberId);
    const { body } = await many('lock', 'PUT', { memberUUIDs, isLocked: true, reason: '학기 끝' });
    expect(body.data).toEqual({ changed: 1 });
    expect(await entriesOf(other)).toMatchObject([{ action: 'memberLock', reason: '학기 끝' }]);
    expect(await mayRead(other.token)).toBe(401);
  });

  test('keep the end of a lock that stands: one for good does not end with those of the others', async () => {
    const other = await makePerson(server, tenantId, 'member');
    await setLock(member, true);
    const memberUUIDs = [member, other].map(({ memberId }) => memberId);
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const { body } = await many('lock', 'PUT', { memberUUIDs, isLocked: true, reason: '시험', until });
    expect(body.data).toEqual({ changed: 1 });
    const ends = await run('select member_id, locked_until is null as is_open from members where member_id = any($1)', [
      memberUUIDs,
    ]);
    expect(ends.filter(({ is_open }) => is_open).map(({ member_id }) => member_id)).toEqual([member.memberId]);
  });

  test('with one’s own among them nobody is locked', async () => {
    const memberUUIDs = [member.memberId, manager.memberId];
    const { status } = await many('lock', 'PUT', { memberUUIDs, isLocked: true, reason: '왜' });
    expect([status, (await accessOf(member)).state]).toEqual([409, 'ACTIVE']);
  });

  test('get one mail each, that names nobody else', async () => {
    const other = await makePerson(server, tenantId, 'member');
    const memberUUIDs = [member.memberId, other.memberId];
    await many('mail', 'POST', { memberUUIDs, subject: '점검 안내', text: '오늘 밤에 점검합니다.' });
    const mails = await run(`select recipient, body from mails where subject like '%점검 안내' order by recipient`);
    expect(mails.map(({ recipient }) => recipient)).toEqual([member.email, other.email].toSorted());
    expect(mails[0]!['body']).not.toContain('@');
  });
});

test('the clubs of a member and who looked at their data are told to managers', async () => {
  const { clubSequence } = await makeClub(server, tenantId, { status: '0400', members: [member] });
  await accessOf(member);
  expect((await call('GET', '/clubs', member)).body.data).toMatchObject({
    contents: [{ clubSequence, runsClub: false }],
    totalElements: 1,
  });
  const looks = await call('GET', '/looks', member);
  const { contents } = looks.body.data as { contents: Look[] };
  expect(contents.map(({ kind, by }) => [kind, by.memberUUID])).toContainEqual(['memberAccess', manager.memberId]);
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
