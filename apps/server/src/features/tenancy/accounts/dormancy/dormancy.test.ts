import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fragmentOf, mailTo } from '../../../../testing/mail/outbox.ts';
import { givePassword, logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { dormancyJob } from './dormancy.jobs.ts';
import { tendUnused } from './dormancy.service.ts';

const PASSWORD = 'correct horse battery';
const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let tenantId: string;
let hash: string;

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
const send = (url: string, payload: object, host = 'localhost') =>
  server.call({ method: 'POST', url: `/api/v1/accounts/${url}`, payload, host });
const logIn = ({ email }: Person, password = PASSWORD) => send('login', { email, password });
const wake = (secret: string, host?: string) => send('waking', { secret }, host);
const tend = () => dormancyJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
const rowOf = async ({ memberId }: Person) =>
  (
    await run('select last_used_at, dormancy_notified_at, dormant_at from members where member_id = $1', [memberId])
  )[0]!;
const subjects = async ({ email }: Person) => (await mailTo(server, tenantId, email)).map(({ subject }) => subject);
const at = (day: number) => server.clock.set(new Date(Date.parse(START) + day * DAY_MS).toISOString());

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  hash = await hashPassword(PASSWORD);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  at(0);
  await run('delete from attempts');
  await run(`update members set status = 'WITHDRAWN'`);
});

async function account(): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member');
  await givePassword(server, tenantId, person, hash);
  await run('update members set last_used_at = $1 where member_id = $2', [server.clock.now(), person.memberId]);
  return person;
}
async function asleep(): Promise<{ person: Person; secret: string }> {
  const person = await account();
  at(335);
  await tend();
  at(366);
  await tend();
  expect((await logIn(person)).body).toMatchObject({ code: 'C06000', message: expect.stringContaining('쉬고 있는') });
  return { person, secret: fragmentOf((await mailTo(server, tenantId, person.email)).at(-1)!) };
}

test('an account that nobody uses is told 30 days before, once, and sleeps after a year', async () => {
  const person = await account();
  at(334);
  await tend();
  expect(await subjects(person)).toEqual([]);
  at(335);
  await tend();
  at(350);
  await tend();
  expect(await subjects(person)).toEqual([expect.stringContaining('곧 쉬게 돼요')]);
  expect((await mailTo(server, tenantId, person.email))[0]!.body).toContain('2027');
  expect(await rowOf(person)).toMatchObject({ dormant_at: null });
  at(365);
  await tend();
  expect(await rowOf(person)).toMatchObject({ dormant_at: server.clock.now() });
});

test('whoever was told late has their 30 days all the same', async () => {
  const person = await account();
  at(500);
  await tend();
  expect(await rowOf(person)).toMatchObject({ dormant_at: null, dormancy_notified_at: server.clock.now() });
  at(529);
  await tend();
  expect(await rowOf(person)).toMatchObject({ dormant_at: null });
  at(530);
  await tend();
  expect((await rowOf(person))['dormant_at']).not.toBeNull();
});

test('a log-in in time begins the year anew', async () => {
  const person = await account();
  at(335);
  await tend();
  at(340);
  expect((await logIn(person)).body.code).toBe('0000');
  expect(await rowOf(person)).toEqual({
    last_used_at: server.clock.now(),
    dormancy_notified_at: null,
    dormant_at: null,
  });
  at(366);
  await tend();
  expect(await rowOf(person)).toMatchObject({ dormant_at: null });
});

test('a sleeping account is told apart by its password alone, and is woken by the link alone, once', async () => {
  const { person, secret } = await asleep();
  expect((await logIn(person, 'not the password')).body.code).toBe('C06002');
  expect((await wake(secret, 'hanbit.localhost')).status).toBe(409);
  expect((await wake(`${secret}x`)).status).toBe(409);
  const woken = await wake(secret);
  expect([woken.status, woken.body.data]).toEqual([200, null]);
  expect(woken.headers).not.toHaveProperty('set-cookie');
  expect((await wake(secret)).status).toBe(409);
  expect((await logIn(person)).body.code).toBe('0000');
});

test('a link ends after a day, and wakes no later sleep', async () => {
  const { secret } = await asleep();
  server.clock.advance(DAY_MS);
  expect((await wake(secret)).status).toBe(409);
  at(0);
  const again = await asleep();
  await wake(again.secret);
  const since = new Date(server.clock.now().getTime() + 1000);
  await run('update members set dormant_at = $1 where member_id = $2', [since, again.person.memberId]);
  expect((await wake(again.secret)).status).toBe(409);
});

test('links are not sent without end', async () => {
  const { person } = await asleep();
  for (let more = 0; more < 8; more++) await logIn(person);
  expect((await subjects(person)).filter((subject) => subject.includes('다시 쓰기'))).toHaveLength(5);
});

test('another password by mail wakes it as well', async () => {
  const { person } = await asleep();
  await send('password-reset', { email: person.email });
  const resetToken = fragmentOf((await mailTo(server, tenantId, person.email)).at(-1)!);
  const payload = { resetToken, password: 'another horse battery' };
  await server.call({ method: 'PUT', url: '/api/v1/accounts/password-reset', payload });
  expect((await logIn(person, 'another horse battery')).body.code).toBe('0000');
});

test('one run does a bounded part of the work of a tenant', async () => {
  const people = [await account(), await account(), await account()];
  at(335);
  const tenant = (await server.services.tenants.list()).find((one) => one.tenantId === tenantId)!;
  const part = () => tendUnused(server.services, tenant, 365, 2);
  expect([await part(), await part(), await part()].map(({ told }) => told)).toEqual([2, 1, 0]);
  at(366);
  expect([await part(), await part(), await part()].map(({ asleep: count }) => count)).toEqual([2, 1, 0]);
  expect((await Promise.all(people.map(subjects))).map(({ length }) => length)).toEqual([1, 1, 1]);
});

test('managers see which accounts sleep', async () => {
  const { person } = await asleep();
  const manager = await logInAgain(server, tenantId, await makePerson(server, tenantId, 'manager'), 'manager');
  const url = '/api/manager/v1/members?state=DORMANT';
  const { body } = await server.call({ url, token: manager.token });
  expect(body.data).toMatchObject({ totalElements: 1, contents: [{ memberUUID: person.memberId, state: 'DORMANT' }] });
});
