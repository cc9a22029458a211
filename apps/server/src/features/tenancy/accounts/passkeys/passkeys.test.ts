import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailTo } from '../../../../testing/mail/outbox.ts';
import { setLoginTypes } from '../../../../testing/oidc/login-types.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { accountCleaningJob } from '../accounts.jobs.ts';
import { ADDRESS_LIMIT, CROWDED_ADDRESS_LIMIT } from '../limits.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { Authenticator } from './authenticator.test-help.ts';

const PASSWORD = 'correct horse battery';
const SITE = 'https://dure.test';
const BEGIN = '/api/v1/accounts/passkeys/challenge';
const LOGIN = '/api/v1/accounts/passkeys/login';
const MINE = '/api/v1/my/passkeys';
let server: TestServer;
let tenantId: string;
let otherTenant: string;
let passwordHash: string;

interface Begun {
  readonly step: string;
  readonly options: { readonly challenge: string; readonly user: { readonly id: string } };
}

/** A browser with its cookie; `token` of whoever is logged in there. */
class Browser {
  #cookie: string | undefined;
  readonly #host: string;

  constructor(host = 'localhost') {
    this.#host = host;
  }

  async send(url: string, payload?: object, token?: string) {
    const answered = await server.call({
      method: 'POST',
      url,
      host: this.#host,
      token,
      ...(payload && { payload }),
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
        ...(this.#cookie !== undefined && { cookie: this.#cookie }),
      },
    });
    const set = [answered.headers['set-cookie']].flat().find((one) => String(one).startsWith('passkey_browser='));
    if (set !== undefined) this.#cookie = String(set).split(';')[0];
    return answered;
  }

  async begin(url = BEGIN, payload?: object, token?: string): Promise<Begun> {
    return (await this.send(url, payload, token)).body.data as Begun;
  }

  /** Logs in with what the device shows. */
  async logIn(device: Authenticator, deviation = {}) {
    const { step, options } = await this.begin();
    return this.send(LOGIN, { step, response: device.show(options, deviation) });
  }
}

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  otherTenant = await makeTenant(server, 'hanbit');
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.services.jobs.stop());
beforeEach(() => server.clock.set(START));

const run = (statement: string, parameters: unknown[] = [], tenant = tenantId) =>
  server.database.transaction(tenant, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function makeAccount(tenant = tenantId): Promise<Person> {
  const person = await makePerson(server, tenant, 'member');
  await givePassword(server, tenant, person, passwordHash);
  return person;
}
/** Adds a passkey of this device to the account. */
async function add(
  browser: Browser,
  { token }: Person,
  device: Authenticator,
  { deviation = {}, passkeyName = '' } = {},
) {
  const { step, options } = await browser.begin(`${MINE}/challenge`, { password: PASSWORD }, token);
  return browser.send(MINE, { step, response: device.make(options, deviation), passkeyName }, token);
}
async function makeHolder() {
  const [person, browser, device] = [await makeAccount(), new Browser(), new Authenticator(SITE)];
  expect((await add(browser, person, device)).body.code).toBe('0000');
  return { person, browser, device };
}
const listed = async ({ token }: Person) =>
  (await server.call({ url: MINE, token })).body.data as {
    passkeys: { passkeyId: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  };
const subjects = async ({ email }: Person) => (await mailTo(server, tenantId, email)).map(({ subject }) => subject);
/** Refused as whatever is wrong with a passkey is. */
const expectRefused = ({ body, headers }: Awaited<ReturnType<Browser['send']>>) => {
  expect(body.code).toBe('C06002');
  expect(String(headers['set-cookie'])).not.toContain('access_token');
};

test('whoever added a passkey logs in by it, from any browser, without a name or a password', async () => {
  const { person, device } = await makeHolder();
  server.clock.advance(60_000);
  const { body, headers } = await new Browser().logIn(device);
  expect(body.data).toMatchObject({ member: { logged: true, memberId: person.memberId } });
  expect(String(headers['set-cookie'])).toContain('access_token=');
  const [kept] = (await listed(person)).passkeys;
  expect(kept).toMatchObject({ name: 'Chrome · Windows', createdAt: START, lastUsedAt: expect.anything() as string });
  expect(await subjects(person)).toEqual(['[dure 대학교] 패스키를 더했어요']);
});

test('it counts as both factors: no code is asked for', async () => {
  const { person, browser, device } = await makeHolder();
  await run(
    `insert into totp_factors (tenant_id, member_id, sealed_secret, started_at, last_step) values ($1, $2, 'x', now(), 0)`,
    [tenantId, person.memberId],
  );
  expect((await browser.logIn(device)).body.code).toBe('0000');
});

test('what a browser is asked with names nobody, and asks for more than presence', async () => {
  await makeHolder();
  const { options } = await new Browser().begin();
  expect(options).toMatchObject({ rpId: 'dure.test', userVerification: 'required', allowCredentials: [] });
});

test.each([
  ['another origin', { origin: 'https://dure.test.evil.example' }],
  ['the origin of another organisation', { origin: 'https://hanbit.dure.test' }],
  ['another rpID', { rpId: 'evil.example' }],
  ['no verification of the person', { isVerified: false }],
  ['what a registration signs', { type: 'webauthn.create' }],
  ["somebody else's handle", { userHandle: Buffer.from('somebody else').toString('base64url') }],
])('a log-in with %s is refused', async (_, deviation) => {
  const { browser, device } = await makeHolder();
  expectRefused(await browser.logIn(device, deviation));
  expect((await browser.logIn(device)).body.code).toBe('0000');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another rpID', { rpId: 'evil.example' }],
  ['no verification of the person', { isVerified: false }],
])('a passkey that was made with %s is not kept', async (_, deviation) => {
  const [person, browser] = [await makeAccount(), new Browser()];
  expect((await add(browser, person, new Authenticator(SITE), { deviation })).body.code).toBe('C06002');
  expect((await listed(person)).passkeys).toEqual([]);
});

test('a challenge is answered once, also of two answers at once, and counts ten minutes', async () => {
  const { browser, device } = await makeHolder();
  const { step, options } = await browser.begin();
  const first = { step, response: device.show(options) };
  const again = { step, response: device.show(options) };
  const both = await Promise.all([browser.send(LOGIN, first), browser.send(LOGIN, again)]);
  expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'C06002']);
  expectRefused(await browser.send(LOGIN, { step, response: device.show(options) }));
  const late = await browser.begin();
  server.clock.advance(10 * 60_000);
  expectRefused(await browser.send(LOGIN, { step: late.step, response: device.show(late.options) }));
});

test('a challenge counts in the browser that asked alone, and two pages of it do not disturb each other', async () => {
  const { browser, device } = await makeHolder();
  const [one, two] = [await browser.begin(), await browser.begin()];
  const stranger = new Browser();
  const stolen = { step: one.step, response: device.show(one.options) };
  expectRefused(await stranger.send(LOGIN, stolen));
  await stranger.begin();
  expectRefused(await stranger.send(LOGIN, stolen));
  for (const { step, options } of [one, two])
    expect((await browser.send(LOGIN, { step, response: device.show(options) })).body.code).toBe('0000');
});

test('a challenge for one thing is none for another, and a word of another use is none', async () => {
  const { person, browser, device } = await makeHolder();
  const proof = await browser.begin(`${MINE}/proof`, undefined, person.token);
  expectRefused(await browser.send(LOGIN, { step: proof.step, response: device.show(proof.options) }));
  const login = await browser.begin();
  for (const step of [person.token, `${login.step}x`, 'x'])
    expectRefused(await browser.send(LOGIN, { step, response: device.show(login.options) }));
  const making = await browser.begin(`${MINE}/challenge`, { password: PASSWORD }, person.token);
  const other = await makeAccount();
  const response = new Authenticator(SITE).make(making.options);
  expectRefused(await browser.send(MINE, { step: making.step, response, passkeyName: '' }, other.token));
});

test('a passkey of one organisation opens no account of another, with its own site or that one', async () => {
  const { device } = await makeHolder();
  const there = new Browser('hanbit.localhost');
  expectRefused(await there.logIn(device));
  expectRefused(await there.logIn(device, { origin: 'https://hanbit.dure.test', rpId: 'hanbit.dure.test' }));
  const person = await makeAccount(otherTenant);
  const own = new Authenticator('https://hanbit.dure.test');
  expect((await add(there, person, own)).body.code).toBe('0000');
  expect((await there.logIn(own)).body.data).toMatchObject({ member: { memberId: person.memberId } });
  expectRefused(await new Browser().logIn(own));
});

test('a passkey of nobody and one that was removed are refused alike', async () => {
  const { person, browser, device } = await makeHolder();
  const [kept] = (await listed(person)).passkeys;
  const removal = `${MINE}/${kept!.passkeyId}/removal`;
  const wrong = await browser.send(removal, { password: 'not this one' }, person.token);
  expect(wrong.body.errors?.map(({ path }) => path)).toEqual(['password']);
  expect((await browser.send(removal, {}, person.token)).status).toBe(400);
  expect((await browser.send(removal, { password: PASSWORD }, person.token)).body.data).toMatchObject({ passkeys: [] });
  const gone = await browser.logIn(device);
  const unknown = await browser.logIn(new Authenticator(SITE));
  expectRefused(gone);
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...gone.body, requestId: '' });
  expect((await subjects(person)).at(-1)).toBe('[dure 대학교] 패스키를 지웠어요');
});

test("another passkey removes one, itself it does not, nor does somebody else's", async () => {
  const { person, browser, device } = await makeHolder();
  const second = new Authenticator(SITE);
  await add(browser, person, second, { passkeyName: '열쇠고리' });
  const stranger = await makeHolder();
  const target = (await listed(person)).passkeys.find(({ name }) => name === '열쇠고리')!;
  const remove = async (by: Authenticator) => {
    const { step, options } = await browser.begin(`${MINE}/proof`, undefined, person.token);
    const proof = { step, response: by.show(options) };
    return browser.send(`${MINE}/${target.passkeyId}/removal`, { proof }, person.token);
  };
  expectRefused(await remove(second));
  expectRefused(await remove(stranger.device));
  expect((await remove(device)).body.code).toBe('0000');
  expect((await listed(person)).passkeys.map(({ name }) => name)).toEqual(['Chrome · Windows']);
});

test("nobody removes somebody else's passkey", async () => {
  const [mine, other] = [await makeHolder(), await makeHolder()];
  const [theirs] = (await listed(other.person)).passkeys;
  const url = `${MINE}/${theirs!.passkeyId}/removal`;
  expect((await mine.browser.send(url, { password: PASSWORD }, mine.person.token)).status).toBe(404);
  expect((await listed(other.person)).passkeys).toHaveLength(1);
});

test.each(['UNVERIFIED', 'WITHDRAWN', 'LOCKED'])('an account that is %s is not entered', async (status) => {
  const { person, browser, device } = await makeHolder();
  await run('update members set status = $1 where member_id = $2', [status, person.memberId]);
  const { body, headers } = await browser.logIn(device);
  expect(body.code).toBe('C06000');
  expect(String(headers['set-cookie'])).not.toContain('access_token');
});

test('a sleeping account is not entered by its passkey, but told how it is woken', async () => {
  const { person, browser, device } = await makeHolder();
  await run('update members set dormant_at = $1 where member_id = $2', [START, person.memberId]);
  const { body, headers } = await browser.logIn(device);
  expect([body.code, body.message]).toEqual(['C06000', expect.stringContaining('쉬고 있는 계정')]);
  expect(String(headers['set-cookie'])).not.toContain('access_token');
  expect(await subjects(person)).toContain('[dure 대학교] 쉬고 있는 계정 다시 쓰기');
});

test('where the organisation takes its own log-in alone, no passkey opens an account', async () => {
  const { browser, device } = await makeHolder();
  await setLoginTypes(server, tenantId, 'OIDC');
  expect((await browser.logIn(device)).body.code).toBe('C06000');
  await setLoginTypes(server, tenantId, 'PASSWORD');
  expect((await browser.logIn(device)).body.code).toBe('0000');
});

test('one network address tries no passkeys without end, and one that is right is no try', async () => {
  const { browser, device } = await makeHolder();
  const { max, windowMs } = ADDRESS_LIMIT;
  await run('delete from attempts');
  const tried = `insert into attempts (tenant_id, subject, window_start, count) values ($1, $2, $3, $4)
    on conflict (tenant_id, subject) do update set count = excluded.count`;
  await run(tried, [tenantId, 'login-address:127.0.0.1', server.clock.now(), max - 1]);
  for (let n = 0; n < 2; n++) expect((await browser.logIn(device)).body.code).toBe('0000');
  await run(`update attempts set count = $1 where subject like 'login-address:%'`, [max]);
  expect((await browser.logIn(device)).body.code).toBe('0000');
  await run(tried, [tenantId, 'login-address:127.0.0.1:crowded', server.clock.now(), CROWDED_ADDRESS_LIMIT.max]);
  expect((await browser.logIn(device)).status).toBe(429);
  server.clock.advance(windowMs);
  expect((await browser.logIn(device)).body.code).toBe('0000');
});

test('a counter that does not count up gives a copy away', async () => {
  const { browser, device } = await makeHolder();
  expect((await browser.logIn(device, { counter: 7 })).body.code).toBe('0000');
  for (const counter of [7, 6, 0]) expectRefused(await browser.logIn(device, { counter }));
  expect((await browser.logIn(device, { counter: 8 })).body.code).toBe('0000');
});

test('of devices that do not count none is asked to', async () => {
  const [person, browser, device] = [await makeAccount(), new Browser(), new Authenticator(SITE)];
  await add(browser, person, device, { deviation: { counter: 0 } });
  for (let n = 0; n < 2; n++) expect((await browser.logIn(device, { counter: 0 })).body.code).toBe('0000');
});

test('adding one asks for the password; the same one is not added twice, nor to two accounts', async () => {
  const { person, browser, device } = await makeHolder();
  for (const body of [{}, { password: 'not this one' }]) {
    const refused = await browser.send(`${MINE}/challenge`, body, person.token);
    expect(refused.body.errors?.map(({ path }) => path)).toEqual(['password']);
  }
  expect((await add(browser, person, device)).status).toBe(409);
  expect((await add(browser, await makeAccount(), device)).status).toBe(409);
});

test('no account holds more than twenty', async () => {
  const { person, browser } = await makeHolder();
  for (let n = 1; n < 20; n++) await add(browser, person, new Authenticator(SITE));
  const refused = await browser.send(`${MINE}/challenge`, { password: PASSWORD }, person.token);
  expect([refused.status, refused.body.code]).toEqual([409, '0409']);
});

test('answered challenges are forgotten once they count no longer', async () => {
  await run('delete from used_challenges');
  const { browser, device } = await makeHolder();
  await browser.logIn(device);
  const count = async () => (await run('select 1 from used_challenges')).length;
  expect(await count()).toBeGreaterThan(0);
  server.clock.advance(10 * 60_000);
  await accountCleaningJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  expect(await count()).toBe(0);
});
