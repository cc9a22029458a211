import { errors } from '@dure/contract/errors';
import { OPERATOR_LOCK, OPERATOR_SESSION_HOURS } from '@dure/contract/platform/operator/operator-limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withClient } from '../../../kernel/database/client.ts';
import { readConfig } from '../../../config.ts';
import { fastifyPath } from '../../../kernel/http/mount.ts';
import { runOperator } from '../../../operator/commands.ts';
import { routes } from '../../../routes.ts';
import {
  codeOf,
  logInOperator,
  makeTestOperator,
  operatorCookie,
  OPERATOR_PASSWORD,
} from '../../../testing/operator/operators.ts';
import { shellOf } from '../../../testing/operator/shell.ts';
import { makeTenant } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

const EMAIL = 'Operator@dure.test';
const STEP_MS = 30_000;
let server: TestServer;
let tenantId: string;
let secret: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  await query('truncate operators, operator_sessions, operator_entries cascade');
  secret = await makeTestOperator(server, EMAIL);
});

const query = async <Row>(sql: string, values: unknown[] = []) =>
  withClient(server.owner, async (client) => (await client.query(sql, values)).rows as Row[]);
const later = (milliseconds: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + milliseconds).toISOString());
const given = (changes: object = {}) => ({
  email: EMAIL,
  password: OPERATOR_PASSWORD,
  code: codeOf(server, secret),
  ...changes,
});
async function logIn(): Promise<string> {
  const { status, headers } = await logInOperator(server, given());
  expect(status).toBe(200);
  return String(headers['set-cookie']);
}
const session = (cookie: string) =>
  server.call({ url: '/api/operator/v1/session', headers: { cookie: cookie.split(';')[0]! } });
const run = (commands: string[], typed = '') =>
  runOperator(
    commands,
    readConfig(shellOf(server, `test:${Buffer.alloc(32, 7).toString('base64')}`)),
    async () => typed,
  );
const actions = async () =>
  (await query<{ action: string }>('select action from operator_entries order by entry_sequence')).map(
    ({ action }) => action,
  );

test('an operator logs in with password and code at once, by a cookie for these calls alone', async () => {
  const cookie = await logIn();
  for (const part of ['Path=/api/operator', 'HttpOnly', 'SameSite=Strict']) expect(cookie).toContain(part);
  const { status, body } = await session(cookie);
  expect([status, body.data]).toEqual([200, expect.objectContaining({ name: '나운영', email: EMAIL })]);
  expect(await actions()).toEqual(['operatorMade', 'operatorLoggedIn']);
  const [row] = await query('select * from operator_sessions');
  expect(JSON.stringify(row)).not.toContain(/operator_session=([^;]+)/.exec(cookie)![1]);
  const [account] = await query('select * from operators');
  expect(JSON.stringify(account)).not.toContain(secret);
});

test('whatever is wrong is answered alike: address, password, code, and one that was used', async () => {
  const wrong = [
    given({ email: 'nobody@dure.test' }),
    given({ password: 'another password' }),
    given({ code: '000000' }),
    given({ code: 'abc' }),
  ];
  await logIn();
  for (const one of [...wrong, given()]) {
    const { status, body, headers } = await logInOperator(server, one);
    expect([status, body.code, body.message]).toEqual([
      401,
      errors.operatorMismatch.code,
      errors.operatorMismatch.message,
    ]);
    expect(headers['set-cookie']).toBeUndefined();
  }
  later(STEP_MS);
  await logIn();
});

test('many failures lock the account, and a shell or the time opens it', async () => {
  for (let n = 0; n < OPERATOR_LOCK.failures; n++) await logInOperator(server, given({ password: 'wrong again' }));
  expect(await actions()).toEqual(['operatorMade', 'operatorLocked']);
  expect((await logInOperator(server, given())).status).toBe(401);
  // A shell goes by the clock of the machine.
  await query(`update operators set locked_until = now() + interval '1 hour'`);
  expect(await run(['account', 'list'])).toContain(`나운영 <${EMAIL}>, locked until`);
  expect(await run(['account', 'unlock', '--email', EMAIL])).toContain('may log in again');
  await logIn();
  for (let n = 0; n < OPERATOR_LOCK.failures; n++) await logInOperator(server, given({ code: '000000' }));
  later(OPERATOR_LOCK.minutes * 60_000);
  await logIn();
});

test('a session ends by itself, by leaving, and with its account', async () => {
  const first = await logIn();
  later(OPERATOR_SESSION_HOURS * 60 * 60_000);
  expect((await session(first)).status).toBe(401);
  const second = await logIn();
  const [cookie] = second.split(';');
  const left = await server.call({
    method: 'DELETE',
    url: '/api/operator/v1/session',
    headers: { cookie: cookie!, origin: 'http://localhost' },
  });
  expect([left.status, String(left.headers['set-cookie'])]).toEqual([
    200,
    expect.stringContaining('operator_session=;'),
  ]);
  expect((await session(second)).status).toBe(401);
  later(STEP_MS);
  const third = await logIn();
  expect(await run(['account', 'renew', '--email', EMAIL], 'another long password')).toContain('otpauth://');
  expect((await session(third)).status).toBe(401);
  later(STEP_MS);
  expect((await logInOperator(server, given())).status).toBe(401);
  expect(await run(['account', 'retire', '--email', EMAIL])).toContain('no operator any more');
  expect(await run(['account', 'list'])).toContain('There is no operator yet');
  expect(await run(['account', 'create', '--email', EMAIL, '--name', '새 운영자'], OPERATOR_PASSWORD)).toContain(
    'otpauth://',
  );
});

test.each([
  [['account', 'create', '--email', 'x', '--name', 'x'], OPERATOR_PASSWORD, '--email must be'],
  [['account', 'create', '--email', 'a@dure.test', '--name', 'x'.repeat(41)], OPERATOR_PASSWORD, '--name must be'],
  [['account', 'create', '--email', 'a@dure.test', '--name', 'x'], 'password1234', 'no common one'],
  [['account', 'create', '--email', EMAIL, '--name', 'x'], OPERATOR_PASSWORD, 'is an operator already'],
  [['account', 'unlock', '--email', 'a@dure.test'], '', 'No operator has the address'],
  [['account', 'retire', '--email', 'a@dure.test'], '', 'No operator has the address'],
])('%j is refused by a sentence', async (commands, typed, sentence) => {
  await expect(run(commands, typed)).rejects.toThrow(sentence);
});

test("an operator's token opens no call of an organisation, neither as cookie nor as bearer", async () => {
  const token = /operator_session=([^;]+)/.exec(await logIn())![1]!;
  const closed = routes.filter(({ endpoint }) => endpoint.audience !== 'guest' && endpoint.audience !== 'operator');
  expect(closed.length).toBeGreaterThan(200);
  for (const { endpoint } of closed) {
    const url = fastifyPath(endpoint.path).replaceAll(/:\w+/g, '1');
    const ask = { method: endpoint.method, url, ...(endpoint.body ? { payload: {} } : {}) };
    for (const headers of [
      { cookie: `operator_session=${token}`, origin: 'http://localhost' },
      { cookie: `access_token=${token}`, origin: 'http://localhost' },
      { authorization: `Bearer ${token}` },
    ])
      expect([endpoint.name, (await server.call({ ...ask, headers })).status]).toEqual([endpoint.name, 401]);
  }
});

test('a refused operator is still logged in at their organisation', async () => {
  const headers = { cookie: 'access_token=of.an.organisation' };
  const refused = await server.call({ url: '/api/operator/v1/session', headers });
  expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined]);
});

/** A sound body for each call that changes something. */
const CHANGES: Readonly<Record<string, object | undefined>> = {
  makeOperatedTenant: { name: '누리기술', uri: 'nuri', manager: { email: 'jihu@nuri.example', nickname: '한지후' } },
  renameOperatedTenant: { name: '두레대', before: 'dure 대학교' },
  inviteFirstManager: { email: 'right@dure.example', nickname: '한지후', before: 'wrong@dure.example' },
  setTenantLimits: { storageLimit: null, aiMonthlyCap: 9, before: { storageLimit: null, aiMonthlyCap: null } },
  suspendOperatedTenant: { confirmedName: '두레대', reason: '확인', note: '' },
  resumeOperatedTenant: undefined,
  orderTenantDeletion: { confirmedName: '두레대', reason: '끝' },
  callOffTenantDeletion: undefined,
  beginBackup: undefined,
};

test('every call of operators that changes something leaves one row, and a refused one none', async () => {
  Object.assign(server.services, { backupCommand: ['true'] });
  await query(
    `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
     values ($1, gen_random_uuid(), 'wrong@dure.example', 'wrong@dure.example', '', '한지후', '{ROLE_MANAGER}', now())`,
    [tenantId],
  );
  const [cookie] = (await logIn()).split(';');
  const changing = routes.filter(
    ({ endpoint }) =>
      endpoint.audience === 'operator' && endpoint.method !== 'GET' && !/etup|Operator$/.test(endpoint.name),
  );
  expect(changing.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(Object.keys(CHANGES).toSorted());
  for (const [name, payload] of Object.entries(CHANGES)) {
    const { method, path } = changing.find(({ endpoint }) => endpoint.name === name)!.endpoint;
    const ask = {
      method,
      url: path.replace('{tenant}', tenantId),
      headers: { cookie: cookie!, origin: 'http://localhost' },
      ...(payload && { payload }),
    };
    const before = (await actions()).length;
    const { status } = await server.call(ask);
    expect([name, status, (await actions()).length]).toEqual([name, 200, before + 1]);
    if (payload === undefined) continue;
    // A second time it is refused: the address is taken, the name was another, it is suspended already.
    const again = { ...ask, payload: { ...payload, confirmedName: 'x' } };
    const refusedAs = ['renameOperatedTenant', 'inviteFirstManager', 'setTenantLimits'].includes(name) ? 409 : 400;
    expect([name, (await server.call(again)).status]).toEqual([name, refusedAs]);
    expect((await actions()).length).toBe(before + 1);
  }
  const entries = await query(
    `select actor, operator_id is not null as named, address from operator_entries where action like 'tenant%'`,
  );
  expect(entries.every((one) => (one as { named: boolean }).named)).toBe(true);
});

test('the page of operators has each organisation with its people, files and first manager, and the state of all', async () => {
  const headers = { cookie: await operatorCookie(server, 'second@dure.test') };
  const list = await server.call({ url: '/api/operator/v1/tenants?keyword=dure', headers });
  expect(list.body.data).toMatchObject({
    totalElements: 1,
    contents: [{ uri: 'dure', people: 1, fileBytes: 0, firstManager: { email: 'right@dure.example' } }],
  });
  const nobody = await server.call({ url: '/api/operator/v1/tenants?keyword=%EC%97%86%EB%8A%94', headers });
  expect(nobody.body.data).toEqual({ contents: [], totalElements: 0 });
  const state = await server.call({ url: '/api/operator/v1/installation', headers });
  expect(state.body.data).toMatchObject({ faults: [], version: expect.any(String), savedAt: null, brokenImports: [] });
  expect((await server.call({ url: '/api/operator/v1/jobs', headers })).body.code).toBe('0000');
  const entries = await server.call({ url: '/api/operator/v1/entries?size=2', headers });
  expect(entries.body.data).toMatchObject({ contents: [{ action: 'operatorLoggedIn' }, { action: 'operatorMade' }] });
});

test('an organisation is called by one line', async () => {
  const headers = { cookie: await operatorCookie(server, 'third@dure.test'), origin: 'http://localhost' };
  const name = '두레\n대학교';
  const [url, manager] = ['/api/operator/v1/tenants', { email: 'a@line.example', nickname: '한지후' }];
  const renamed = await server.call({
    method: 'PUT',
    url: `${url}/${tenantId}/name`,
    headers,
    payload: { name, before: 'dure 대학교' },
  });
  const made = await server.call({ method: 'POST', url, headers, payload: { name, uri: 'line', manager } });
  for (const { status, body } of [renamed, made])
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['name']]);
});

test("the server's role makes no organisation without the session of an operator", async () => {
  const make = server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `select make_tenant_by_session('x', gen_random_uuid(), 'y', 'y', '<svg/>', '{}', 'Blue', 'NONE', 'UTC', now())`,
    ),
  );
  await expect(make).rejects.toThrow('no operator is logged in');
  for (const table of ['tenants', 'operators']) {
    const rows = await server.database.transaction(
      tenantId,
      async (transaction) =>
        (await transaction.execute('select has_table_privilege($1, $2) as may', [table, 'insert, delete'])).rows,
    );
    expect(rows).toEqual([{ may: false }]);
  }
});
