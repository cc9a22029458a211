import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fragmentOf, mailTo } from '../../../../testing/mail/outbox.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { ADDRESS_LIMIT, CROWDED_ADDRESS_LIMIT } from '../limits.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { callsOf, codeOf } from './second-factor.test-help.ts';

const PASSWORD = 'correct horse battery';
const PERIOD_MS = 30_000;
let server: TestServer;
let calls: ReturnType<typeof callsOf>;
let tenantId: string;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  calls = callsOf(server);
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  await run('delete from attempts');
  await run('delete from security_settings');
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function makeAccount(role: 'member' | 'manager' = 'member'): Promise<Person> {
  const person = await makePerson(server, tenantId, role);
  await givePassword(server, tenantId, person, passwordHash);
  return person;
}
/** An account with a second factor, whose first code was used. */
async function makeGuarded(role: 'member' | 'manager' = 'member') {
  const person = await makeAccount(role);
  const factor = await calls.turnOn(person.token, PASSWORD);
  server.clock.advance(2 * PERIOD_MS);
  return { ...person, ...factor, code: (periods = 0) => codeOf(server, factor.secret, periods) };
}
const subjects = async (email: string) => (await mailTo(server, tenantId, email)).map(({ subject }) => subject);

test('after the right password a code is asked for, and the token comes with it alone', async () => {
  const { email, memberId, code } = await makeGuarded();
  const asked = await calls.logIn(email, PASSWORD);
  expect([asked.status, asked.body.code]).toEqual([200, '0000']);
  expect(asked.body.data).toEqual({ token: null, member: null, secondFactor: expect.anything() as object });
  const { challenge, isSetUp } = asked.body.data.secondFactor!;
  expect(isSetUp).toBe(true);
  const passed = await calls.pass(challenge, code());
  expect(passed.body.data.member).toMatchObject({ logged: true, memberId });
  expect(await calls.isLogged(passed.body.data.token)).toBe(true);
});

test('an unknown account, a wrong password and a guarded account tell alike', async () => {
  const { email } = await makeGuarded();
  const [wrong, unknown] = [await calls.logIn(email, 'not this one'), await calls.logIn('nobody@dure.test', PASSWORD)];
  expect(wrong.body.code).toBe('C06002');
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
});

test('the half-way word opens nothing: no call takes it for a token', async () => {
  const { email } = await makeGuarded('manager');
  const challenge = await calls.challengeOf(email, PASSWORD);
  for (const url of ['/api/v1/my/second-factor', '/api/v1/my/profile', '/api/manager/v1/security/settings'])
    expect((await server.call({ url, token: challenge })).status).toBe(401);
  expect(await calls.isLogged(challenge)).toBe(false);
  const cookie = await server.call({ url: '/api/v1/my/profile', cookies: { access_token: challenge } });
  expect(cookie.status).toBe(401);
});

test('a session is no half-way word, nor is a word of another use', async () => {
  const { token, email, code } = await makeGuarded();
  const begun = await calls.send<{ setup: string }>(
    'POST',
    '/api/v1/my/second-factor/setup',
    { password: PASSWORD, code: code() },
    token,
  );
  server.clock.advance(2 * PERIOD_MS);
  const challenge = await calls.challengeOf(email, PASSWORD);
  for (const wrong of [token, begun.body.data.setup, `${challenge}x`, 'x'])
    expect((await calls.pass(wrong, code())).status).toBe(409);
});

test('the half-way word counts ten minutes, at its own organisation, with that very password', async () => {
  const { email, code, memberId } = await makeGuarded();
  const challenge = await calls.challengeOf(email, PASSWORD);
  expect((await callsOf(server, 'hanbit.localhost').pass(challenge, code())).status).toBe(409);
  await run('update members set password_hash = $1 where member_id = $2', [
    await hashPassword('another one'),
    memberId,
  ]);
  expect((await calls.pass(challenge, code())).status).toBe(409);
  await run('update members set password_hash = $1 where member_id = $2', [passwordHash, memberId]);
  server.clock.advance(10 * 60_000);
  expect((await calls.pass(challenge, code())).status).toBe(409);
});

test.each(['UNVERIFIED', 'WITHDRAWN', 'LOCKED'])(
  'an account that became %s meanwhile is not entered',
  async (status) => {
    const { email, code, memberId } = await makeGuarded();
    const challenge = await calls.challengeOf(email, PASSWORD);
    await run('update members set status = $1 where member_id = $2', [status, memberId]);
    expect((await calls.pass(challenge, code())).body.code).toBe('C06000');
  },
);

test('one network address tries no codes without end', async () => {
  const { email, code } = await makeGuarded();
  const challenge = await calls.challengeOf(email, PASSWORD);
  const tried = `insert into attempts (tenant_id, subject, window_start, count) values ($1, $2, $3, $4)
    on conflict (tenant_id, subject) do update set count = excluded.count`;
  const address = 'login-address:127.0.0.1';
  await run(tried, [tenantId, address, server.clock.now(), ADDRESS_LIMIT.max]);
  await run(tried, [tenantId, `${address}:crowded`, server.clock.now(), CROWDED_ADDRESS_LIMIT.max]);
  expect((await calls.pass(challenge, code())).status).toBe(429);
  await run(`update attempts set count = count - 1 where subject = $1`, [address]);
  expect((await calls.pass(challenge, code())).body.code).toBe('0000');
  // A right one is no try.
  const [left] = await run(`select count from attempts where subject = $1`, [address]);
  expect(left).toEqual({ count: ADDRESS_LIMIT.max - 1 });
});

test('codes of the thirty seconds before and after count, those beyond do not', async () => {
  const { email, code } = await makeGuarded();
  const challenge = await calls.challengeOf(email, PASSWORD);
  for (const periods of [-2, 2]) {
    const { status, body } = await calls.pass(challenge, code(periods));
    expect([status, body.code, body.errors?.map(({ path }) => path)]).toEqual([400, '0422', ['code']]);
  }
  expect((await calls.pass(challenge, code(-1))).body.code).toBe('0000');
  expect((await calls.pass(challenge, code(1))).body.code).toBe('0000');
});

test('a code counts once, also of two that come at once, and none of before it', async () => {
  const { email, code } = await makeGuarded();
  const challenge = await calls.challengeOf(email, PASSWORD);
  const both = await Promise.all([calls.pass(challenge, code()), calls.pass(challenge, code())]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await calls.pass(challenge, code())).status).toBe(400);
  expect((await calls.pass(challenge, code(-1))).status).toBe(400);
  server.clock.advance(PERIOD_MS);
  expect((await calls.pass(challenge, code())).body.code).toBe('0000');
});

test('the code that set it up logs nobody in', async () => {
  const person = await makeAccount();
  const { secret } = await calls.turnOn(person.token, PASSWORD);
  const challenge = await calls.challengeOf(person.email, PASSWORD);
  expect((await calls.pass(challenge, codeOf(server, secret))).status).toBe(400);
});

test('ten wrong codes lock for fifteen minutes, whatever log-in they belong to', async () => {
  const { email, code } = await makeGuarded();
  for (let n = 0; n < 10; n++)
    expect((await calls.pass(await calls.challengeOf(email, PASSWORD), '000000')).status).toBe(400);
  expect((await calls.pass(await calls.challengeOf(email, PASSWORD), code())).body.code).toBe('C06000');
  server.clock.advance(15 * 60_000);
  expect((await calls.pass(await calls.challengeOf(email, PASSWORD), code())).body.code).toBe('0000');
});

test('right passwords without a code do not lock, and forgive no wrong ones', async () => {
  const { email } = await makeGuarded();
  for (let n = 0; n < 9; n++) await calls.logIn(email, 'wrong password');
  for (let n = 0; n < 3; n++) expect((await calls.logIn(email, PASSWORD)).body.code).toBe('0000');
  await calls.logIn(email, 'wrong password');
  expect((await calls.logIn(email, PASSWORD)).body.code).toBe('C06000');
});

test('whoever is in already tries ten codes as well, and the right one does not count then', async () => {
  const { token, code } = await makeGuarded();
  const renew = (given: string) =>
    calls.send('POST', '/api/v1/my/second-factor/recovery-codes', { password: PASSWORD, code: given }, token);
  for (let tries = 0; tries < 10; tries++) expect((await renew('000000')).status).toBe(400);
  expect((await renew(code())).status).toBe(429);
  server.clock.advance(15 * 60_000);
  expect((await renew(code())).status).toBe(200);
});

test('a log-in that is whole forgives the wrong passwords and codes before it', async () => {
  const { email, code } = await makeGuarded();
  for (const periods of [0, 1]) {
    for (let n = 0; n < 8; n++) await calls.logIn(email, 'wrong password');
    const challenge = await calls.challengeOf(email, PASSWORD);
    for (let n = 0; n < 9; n++) expect((await calls.pass(challenge, '000000')).status).toBe(400);
    expect((await calls.pass(challenge, code(periods))).body.code).toBe('0000');
  }
});

test('nobody tries codes through by setting up another app', async () => {
  const { token, code } = await makeGuarded();
  const begin = (given: string) =>
    calls.send('POST', '/api/v1/my/second-factor/setup', { password: PASSWORD, code: given }, token);
  for (let tries = 0; tries < 10; tries++) expect((await begin('000000')).status).toBe(400);
  expect((await begin(code())).status).toBe(429);
});

test('a recovery code counts once, however it is typed, and its owner is told', async () => {
  const { email, recoveryCodes } = await makeGuarded();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  const challenge = await calls.challengeOf(email, PASSWORD);
  expect((await calls.pass(challenge, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).body.code).toBe('0000');
  expect((await calls.pass(challenge, first)).status).toBe(400);
  const both = await Promise.all([calls.pass(challenge, second), calls.pass(challenge, second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const told = (await mailTo(server, tenantId, email)).filter(({ subject }) => subject.includes('복구 코드를 썼어요'));
  expect(told.map(({ body }) => /코드는 (\d)개/.exec(body)?.[1])).toEqual(['9', '8']);
});

test("a recovery code of somebody else's is none", async () => {
  const [mine, other] = [await makeGuarded(), await makeGuarded()];
  const challenge = await calls.challengeOf(mine.email, PASSWORD);
  expect((await calls.pass(challenge, other.recoveryCodes[0]!)).status).toBe(400);
});

test('secret and recovery codes lie in the database as nobody reads them there', async () => {
  const { memberId, secret, recoveryCodes } = await makeGuarded();
  const rows = JSON.stringify(await run('select * from totp_factors join recovery_codes using (tenant_id, member_id)'));
  expect(rows).not.toContain(secret);
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''));
  const [kept] = (await run('select sealed_secret from totp_factors where member_id = $1', [memberId])) as {
    sealed_secret: string;
  }[];
  expect(server.services.secrets.open(kept!.sealed_secret, `${tenantId}/${memberId}`)).toBe(secret);
  expect(() => server.services.secrets.open(kept!.sealed_secret, tenantId)).toThrow();
});

test('setting it up asks for the password and a first code; a wrong one turns nothing on', async () => {
  const { token, email } = await makeAccount();
  const begin = (password: string) =>
    calls.send<{ secret: string; setup: string }>('POST', '/api/v1/my/second-factor/setup', { password }, token);
  expect((await begin('not this one')).body.errors?.map(({ path }) => path)).toEqual(['password']);
  const { setup } = (await begin(PASSWORD)).body.data;
  const wrong = await calls.send('PUT', '/api/v1/my/second-factor', { setup, code: '000000' }, token);
  expect(wrong.status).toBe(400);
  expect((await calls.logIn(email, PASSWORD)).body.data.secondFactor).toBeNull();
  expect(await subjects(email)).toEqual([]);
});

test('a first code is tried ten times, and the right one does not count then', async () => {
  const { token } = await makeAccount();
  const begin = () =>
    calls.send<{ secret: string; setup: string }>(
      'POST',
      '/api/v1/my/second-factor/setup',
      { password: PASSWORD },
      token,
    );
  const turnOn = (setup: string, code: string) => calls.send('PUT', '/api/v1/my/second-factor', { setup, code }, token);
  const { secret, setup } = (await begin()).body.data;
  for (let tries = 0; tries < 10; tries++) expect((await turnOn(setup, '000000')).status).toBe(400);
  expect((await turnOn(setup, codeOf(server, secret))).status).toBe(429);
  server.clock.advance(15 * 60_000);
  const again = (await begin()).body.data;
  expect((await turnOn(again.setup, codeOf(server, again.secret))).status).toBe(200);
});

test("what was begun for one account turns nothing on for another's", async () => {
  const [mine, other] = [await makeAccount(), await makeAccount()];
  const begun = await calls.send<{ secret: string; setup: string }>(
    'POST',
    '/api/v1/my/second-factor/setup',
    { password: PASSWORD },
    mine.token,
  );
  const { secret, setup } = begun.body.data;
  const body = { setup, code: codeOf(server, secret) };
  expect((await calls.send('PUT', '/api/v1/my/second-factor', body, other.token)).status).toBe(409);
});

test('another app takes the place of the first with a code of it, and codes of the first count no longer', async () => {
  const { token, email, code } = await makeGuarded();
  const begin = (given: object) =>
    calls.send<{ secret: string; setup: string }>('POST', '/api/v1/my/second-factor/setup', given, token);
  expect((await begin({ password: PASSWORD })).body.errors?.map(({ path }) => path)).toEqual(['code']);
  expect((await begin({ password: PASSWORD, code: '000000' })).status).toBe(400);
  const { secret, setup } = (await begin({ password: PASSWORD, code: code() })).body.data;
  const put = await calls.send('PUT', '/api/v1/my/second-factor', { setup, code: codeOf(server, secret) }, token);
  expect(put.status).toBe(200);
  server.clock.advance(2 * PERIOD_MS);
  const challenge = await calls.challengeOf(email, PASSWORD);
  expect((await calls.pass(challenge, code())).status).toBe(400);
  expect((await calls.pass(challenge, codeOf(server, secret))).body.code).toBe('0000');
  expect(await subjects(email)).toEqual(['[dure 대학교] 2단계 인증을 켰어요', '[dure 대학교] 인증 앱을 바꿨어요']);
});

test('what was begun before there was a factor replaces none', async () => {
  const { token } = await makeAccount();
  const begun = await calls.send<{ secret: string; setup: string }>(
    'POST',
    '/api/v1/my/second-factor/setup',
    { password: PASSWORD },
    token,
  );
  await calls.turnOn(token, PASSWORD);
  const { secret, setup } = begun.body.data;
  const late = await calls.send('PUT', '/api/v1/my/second-factor', { setup, code: codeOf(server, secret) }, token);
  expect(late.status).toBe(409);
});

test('recovery codes made anew end those of before', async () => {
  const { token, email, code, recoveryCodes } = await makeGuarded();
  const body = { password: PASSWORD, code: code() };
  const renewed = await calls.send<{ recoveryCodes: string[] }>(
    'POST',
    '/api/v1/my/second-factor/recovery-codes',
    body,
    token,
  );
  const challenge = await calls.challengeOf(email, PASSWORD);
  expect((await calls.pass(challenge, recoveryCodes[0]!)).status).toBe(400);
  expect((await calls.pass(challenge, renewed.body.data.recoveryCodes[0]!)).body.code).toBe('0000');
  expect((await subjects(email)).join()).toContain('복구 코드를 새로 만들었어요');
});

test('turning it off asks for password and code, and tells the owner', async () => {
  const { token, email, code } = await makeGuarded();
  const end = (body: object) => calls.send('POST', '/api/v1/my/second-factor/end', body, token);
  expect((await end({ password: 'not this one', code: code() })).body.errors?.[0]?.path).toBe('password');
  expect((await end({ password: PASSWORD, code: '000000' })).body.errors?.[0]?.path).toBe('code');
  expect((await calls.logIn(email, PASSWORD)).body.data.token).toBeNull();
  expect((await end({ password: PASSWORD, code: code() })).body.code).toBe('0000');
  expect((await calls.logIn(email, PASSWORD)).body.data.token).not.toBeNull();
  expect((await subjects(email)).at(-1)).toContain('2단계 인증을 껐어요');
  expect(
    await run('select from recovery_codes where member_id = (select member_id from members where email = $1)', [email]),
  ).toEqual([]);
});

test('another password does not turn it off', async () => {
  const { email, code } = await makeGuarded();
  await calls.send('POST', '/api/v1/accounts/password-reset', { email });
  const link = (await mailTo(server, tenantId, email)).at(-1)!;
  const password = 'the password of after';
  const reset = { resetToken: fragmentOf(link), password };
  expect((await calls.send('PUT', '/api/v1/accounts/password-reset', reset)).body.code).toBe('0000');
  server.clock.advance(PERIOD_MS);
  const asked = await calls.logIn(email, password);
  expect(asked.body.data.token).toBeNull();
  expect((await calls.pass(asked.body.data.secondFactor!.challenge, code())).body.code).toBe('0000');
});
