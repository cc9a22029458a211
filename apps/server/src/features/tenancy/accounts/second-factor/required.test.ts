import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SecretBox, newSealingKey, parseSealingKeys } from '../../../../kernel/secrets/secret-box.ts';
import { mailTo } from '../../../../testing/mail/outbox.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { accountCleaningJob } from '../accounts.jobs.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { callsOf, codeOf } from './second-factor.test-help.ts';

const PASSWORD = 'correct horse battery';
const SETTINGS = '/api/manager/v1/security/settings';
const SETUP = '/api/v1/accounts/login/second-factor/setup';
const STEP = '/api/v1/accounts/login/second-factor';
let server: TestServer;
let calls: ReturnType<typeof callsOf>;
let tenantId: string;
let passwordHash: string;
let boss: Person;

beforeAll(async () => {
  server = await startTestServer();
  calls = callsOf(server);
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  passwordHash = await hashPassword(PASSWORD);
  boss = await makePerson(server, tenantId, 'manager');
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  await run('delete from security_settings');
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function makeAccount(role: 'member' | 'instructor' | 'manager'): Promise<Person> {
  const person = await makePerson(server, tenantId, role);
  await givePassword(server, tenantId, person, passwordHash);
  return person;
}
const ask = (managersNeedSecondFactor: boolean, version: number) =>
  calls.send<{ version: number }>('PUT', SETTINGS, { managersNeedSecondFactor, version }, boss.token);

test('whoever saw older settings is refused with the current ones', async () => {
  expect((await ask(true, 0)).body.data).toEqual({ managersNeedSecondFactor: true, version: 1 });
  const stale = await ask(false, 0);
  expect([stale.status, stale.body.data]).toEqual([409, { managersNeedSecondFactor: true, version: 1 }]);
});

test('a manager without one sets it up after the password, and gets nowhere before', async () => {
  const { email, memberId } = await makeAccount('manager');
  await ask(true, 0);
  const asked = await calls.logIn(email, PASSWORD);
  expect(asked.body.data).toMatchObject({ token: null, member: null, secondFactor: { isSetUp: false } });
  const { challenge } = asked.body.data.secondFactor!;
  expect((await calls.pass(challenge, '000000')).status).toBe(400);
  const begun = await calls.send<{ secret: string; setup: string }>('POST', SETUP, { challenge });
  const { secret, setup } = begun.body.data;
  expect((await calls.send('PUT', STEP, { challenge, setup, code: '000000' })).status).toBe(400);
  const code = codeOf(server, secret);
  const done = await calls.send<{ token: string; recoveryCodes: string[] }>('PUT', STEP, { challenge, setup, code });
  expect(done.body.data).toMatchObject({ member: { memberId } });
  expect(done.body.data.recoveryCodes).toHaveLength(10);
  expect(await calls.isLogged(done.body.data.token)).toBe(true);
  expect((await mailTo(server, tenantId, email)).map(({ subject }) => subject)).toEqual([
    '[dure 대학교] 2단계 인증을 켰어요',
  ]);
  // It is there now: whoever knows the password alone sets up no other.
  for (const [method, url, body] of [
    ['POST', SETUP, { challenge }],
    ['PUT', STEP, { challenge, setup, code }],
  ] as const)
    expect((await calls.send(method, url, body)).status).toBe(409);
});

test.each(['member', 'instructor'] as const)('of a %s nothing is asked', async (role) => {
  const { email } = await makeAccount(role);
  await ask(true, 0);
  expect((await calls.logIn(email, PASSWORD)).body.data.token).not.toBeNull();
});

test('a manager replaces it where it is asked for, and does not turn it off', async () => {
  const { token } = await makeAccount('manager');
  const { secret } = await calls.turnOn(token, PASSWORD);
  await ask(true, 0);
  server.clock.advance(60_000);
  const proof = { password: PASSWORD, code: codeOf(server, secret) };
  const state = await calls.send<object>('GET', '/api/v1/my/second-factor', undefined, token);
  expect(state.body.data).toMatchObject({ isOn: true, isRequired: true, can: { setUp: true, end: false } });
  expect((await calls.send('POST', '/api/v1/my/second-factor/end', proof, token)).status).toBe(409);
  expect((await calls.send('POST', '/api/v1/my/second-factor/setup', proof, token)).status).toBe(200);
});

test('the hourly job seals anew what an older key sealed', async () => {
  const { token, memberId } = await makeAccount('member');
  const { secret } = await calls.turnOn(token, PASSWORD);
  const before = server.services.secrets;
  const fresh = new SecretBox(parseSealingKeys(newSealingKey())!);
  const both = Object.assign(Object.create(fresh) as SecretBox, {
    open: (sealed: string, owner: string) => (fresh.isOutdated(sealed) ? before : fresh).open(sealed, owner),
    seal: (plain: string, owner: string) => fresh.seal(plain, owner),
    isOutdated: (sealed: string) => fresh.isOutdated(sealed),
  });
  const services = { ...server.services, secrets: both };
  await accountCleaningJob.define({ services, log: server.app.log }).run({}, async () => {});
  const [kept] = (await run('select sealed_secret from totp_factors where member_id = $1', [memberId])) as {
    sealed_secret: string;
  }[];
  expect(fresh.open(kept!.sealed_secret, `${tenantId}/${memberId}`)).toBe(secret);
});
