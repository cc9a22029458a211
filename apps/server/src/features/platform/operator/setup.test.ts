import { errors } from '@dure/contract/errors';
import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { offeredSetupSecret } from '../../../kernel/operator/setup-secret.ts';
import { newSealingKey, parseSealingKeys, SecretBox } from '../../../kernel/secrets/secret-box.ts';
import { serveBareWeb } from '../../../testing/operator/bare-web.ts';
import { makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { completeSetup, emptyInstallation, setupSecretOf, WISHED } from '../../../testing/operator/setup.ts';

const INVITED = { ...WISHED, manager: { email: 'first@gaon.example', nickname: '배수아' } };

let server: TestServer;
let pages: FastifyInstance;
let secret: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  pages = await serveBareWeb(server);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  await emptyInstallation(server);
  secret = (await setupSecretOf(server))!;
});

async function ownerQuery<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(server.owner);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
/** For the time of one test. */
function replaced<T extends object>(of: T, parts: object): void {
  const before = Object.fromEntries(Object.keys(parts).map((name) => [name, of[name as keyof T]]));
  Object.assign(of, parts);
  onTestFinished(() => void Object.assign(of, before));
}
const counts = async () =>
  (
    await ownerQuery<Record<string, number>>(
      `select (select count(*)::int from tenants) as tenants, (select count(*)::int from members) as members,
         (select count(*)::int from codes) as codes, (select count(*)::int from setup_secrets) as secrets`,
    )
  )[0];
const open = (url: string) => pages.inject({ url, headers: { host: 'localhost', accept: 'text/html' } });
const setup = (token?: string) => server.call({ url: '/api/operator/v1/setup', token });
const logIn = (password: string) =>
  server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    payload: { email: 'first@gaon.example', password },
  });

test('an installation without a tenant says so in a sentence: pages, calls and readiness, which proxies go by', async () => {
  for (const url of ['/', '/quiz', '/account/login']) {
    const page = await open(url);
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain(errors.notSetUp.message);
    expect(page.body).toContain('href="/setup"');
  }
  const { status, body } = await server.call({ url: '/api/v1/accounts/me' });
  expect([status, body.code, body.message]).toEqual([503, '0503', errors.notSetUp.message]);
  const ready = await server.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'not set up', message: errors.notSetUp.message }]);
  expect((await open('/setup')).body).toContain('/assets/build/operator.js');
});

test('every start and every server tells one secret, of which the database keeps the hash and a seal', async () => {
  expect(await Promise.all([setupSecretOf(server), setupSecretOf(server)])).toEqual([secret, secret]);
  const [row] = await ownerQuery('select * from setup_secrets');
  expect(JSON.stringify(row)).not.toContain(secret);
  const others = new SecretBox(parseSealingKeys(newSealingKey())!);
  const anew = await offeredSetupSecret(server.owner, others);
  expect(anew).not.toBe(secret);
  expect((await setup(secret)).status).toBe(401);
  expect((await setup(anew)).status).toBe(200);
});

test('nobody sees what is missing, or makes anything, without the secret', async () => {
  for (const token of [undefined, '', 'x', `${secret}x`, secret.slice(1)]) {
    const { status, body } = await setup(token);
    expect([status, body.message]).toEqual([401, errors.setupSecretWrong.message]);
    expect((await completeSetup(server, token)).status).toBe(401);
  }
  expect(await counts()).toMatchObject({ tenants: 0, members: 0, secrets: 1 });
});

test('tries are counted: a secret is not guessed', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: server.ground.directory,
    RATE_LIMIT: '1000',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(config, { services: server.services, stagingDirectory: server.stagingDirectory });
  onTestFinished(() => app.close());
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await app.inject('/api/operator/v1/setup')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});

test('the set-up makes a tenant whose manager logs in, and is over', async () => {
  const { body } = await completeSetup(server, secret);
  expect(body.data).toEqual({
    siteUrl: 'https://dure.test',
    manager: { email: 'first@gaon.example', way: 'PASSWORD', link: null, linkUntil: null },
  });
  const login = await logIn('a rather long one');
  const { member } = login.body.data as { member: { roles: string[]; tenantName: string } };
  expect(member).toMatchObject({
    tenantName: '가온평생교육원',
    roles: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
  });
  expect((await open('/')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  expect(await counts()).toMatchObject({ tenants: 1, members: 1, codes: 9, secrets: 0 });
  expect((await setup(secret)).status).toBe(401);
  expect((await completeSetup(server, secret)).status).toBe(401);
  expect((await open('/setup')).statusCode).toBe(404);
  expect(await setupSecretOf(server)).toBeUndefined();
});

test('without mail an invited manager has a link that is told once and chooses the password', async () => {
  const { body } = await completeSetup(server, secret, INVITED);
  const { manager } = body.data as MadeTenant;
  expect(manager).toMatchObject({ way: 'LINK', linkUntil: '2026-11-27T06:00:00.000Z' });
  const [, resetToken] = /^https:\/\/dure\.test\/account\/invitation#(.{43})$/.exec(manager.link!)!;
  expect((await logIn('')).body.code).not.toBe('0000');
  const chosen = await server.call({
    method: 'PUT',
    url: '/api/v1/accounts/password-reset',
    payload: { resetToken, password: 'chosen by myself' },
  });
  expect(chosen.status).toBe(200);
  expect((await logIn('chosen by myself')).body.code).toBe('0000');
});

test('with mail the link goes to the manager alone', async () => {
  replaced(server.services.mail, { postman: { deliver: vi.fn() } });
  const { body } = await completeSetup(server, secret, INVITED);
  expect(body.data).toMatchObject({ manager: { way: 'MAIL', link: null } });
  const [mail] = await ownerQuery<{ recipient: string; body: string }>('select recipient, body from mails');
  expect(mail!.recipient).toBe('first@gaon.example');
  expect(mail!.body).toContain('https://dure.test/account/invitation#');
});

test.each([
  [{ name: '' }, 'name'],
  [{ uri: 'WWW' }, 'uri'],
  [{ uri: 'www' }, 'uri'],
  [{ uri: '-a' }, 'uri'],
  [{ timeZone: 'Mars/Phobos' }, 'timeZone'],
  [{ colorPreset: 'Rainbow' }, 'colorPreset'],
  [{ registrationAuthenticationType: 'SMS' }, 'registrationAuthenticationType'],
  [{ manager: { ...WISHED.manager, email: 'nobody' } }, 'manager.email'],
  [{ manager: { ...WISHED.manager, password: 'short' } }, 'manager.password'],
  [{ manager: { ...WISHED.manager, password: 'password1234' } }, 'manager.password'],
])('%j is refused at its field, and the secret counts on', async (wrong, path) => {
  const { status, body } = await completeSetup(server, secret, { ...WISHED, ...wrong });
  expect([status, body.errors?.map((one) => one.path)]).toEqual([400, [path]]);
  expect(await counts()).toMatchObject({ tenants: 0, members: 0, secrets: 1 });
});

test('of several who set up at the same time one does, and the others are told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => completeSetup(server, secret, { ...WISHED, uri: `gaon${index}` })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => status === 401 || status === 409)).toBe(true);
  expect(await counts()).toMatchObject({ tenants: 1, members: 1, secrets: 0 });
});

test('a server that is killed in the middle leaves nothing, and the secret counts on', async () => {
  const blocking = new pg.Client(server.owner);
  await blocking.connect();
  await blocking.query('begin; lock table members in access exclusive mode');
  const under = completeSetup(server, secret);
  const waiting = async () =>
    (
      await ownerQuery<{ pid: number }>(
        `select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [server.owner.database],
      )
    )[0]?.pid;
  await expect.poll(waiting).toBeDefined();
  // As the database sees the end of a process whose transaction is open.
  await ownerQuery('select pg_terminate_backend($1)', [await waiting()]);
  expect((await under).status).toBe(503);
  await blocking.query('rollback');
  await blocking.end();
  expect(await counts()).toMatchObject({ tenants: 0, members: 0, codes: 0, secrets: 1 });
  expect((await completeSetup(server, secret)).status).toBe(200);
});

test('an installation with tenants offers no set-up', async () => {
  await makeTenant(server);
  expect((await setup(secret)).status).toBe(401);
  expect(await setupSecretOf(server)).toBeUndefined();
  expect((await open('/setup')).statusCode).toBe(404);
});

test('an address that belongs to no tenant says so, on pages and to programs', async () => {
  await makeTenant(server, 'hanbit');
  const page = await open('/quiz');
  expect([page.statusCode, page.body.includes(errors.noTenantHere.message)]).toEqual([404, true]);
  const { status, body } = await server.call({ url: '/api/v1/accounts/me', host: 'nobody.example' });
  expect([status, body.message]).toEqual([404, errors.noTenantHere.message]);
  expect((await server.call({ url: '/api/v1/accounts/me', host: 'hanbit.example' })).status).toBe(200);
});

test('what is missing is said, and each part is tried', async () => {
  const { body } = await setup(secret);
  expect(body.data).toMatchObject({
    defaultUri: 'dure',
    defaultSite: 'https://dure.test',
    siteTemplate: 'https://{uri}.dure.test',
  });
  const { parts } = body.data as { parts: { part: string; isSet: boolean; message: string }[] };
  expect(parts.map(({ part, isSet }) => [part, isSet])).toEqual([
    ['MAIL', false],
    ['STORAGE', false],
    ['AI', false],
    ['BACKUP', false],
  ]);
  const tryPart = async (part: string, recipient = 'first@gaon.example') => {
    const url = `/api/operator/v1/setup/parts/${part}/test`;
    const answer = await server.call({ method: 'POST', url, token: secret, payload: { recipient } });
    return answer.body.data as { isWorking: boolean; message: string };
  };
  expect(await tryPart('STORAGE')).toMatchObject({ isWorking: true });
  expect(await tryPart('MAIL')).toMatchObject({ isWorking: false, message: expect.stringContaining('설정이 없어') });
  expect(await tryPart('AI')).toMatchObject({ isWorking: false });
  expect(await tryPart('BACKUP')).toMatchObject({ isWorking: false, message: expect.stringContaining('backup.sh') });
  await ownerQuery(`insert into backups values ('2026-11-20T03:00:00Z')`);
  expect(await tryPart('BACKUP')).toEqual({ isWorking: true, message: '마지막 백업: 2026-11-20 03:00 (UTC)' });
  const deliver = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('535 denied'));
  replaced(server.services.mail, { postman: { deliver } });
  expect(await tryPart('MAIL')).toMatchObject({ isWorking: true });
  expect(await tryPart('MAIL')).toEqual({ isWorking: false, message: '되지 않았어요: 535 denied' });
  replaced(server.services.files, { put: () => Promise.reject(new Error('ENOSPC')) });
  expect(await tryPart('STORAGE')).toEqual({ isWorking: false, message: '되지 않았어요: ENOSPC' });
});
