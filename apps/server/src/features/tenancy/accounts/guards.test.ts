import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fragmentOf, mailTo } from '../../../testing/mail/outbox.ts';
import { setLoginTypes } from '../../../testing/oidc/login-types.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { GUEST_LIMIT } from './limits.ts';
import { hashPassword } from './passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let hash: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  await run('delete from attempts');
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function account(status = 'ACTIVE'): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member');
  await run('update members set password_hash = $1, status = $2 where member_id = $3', [hash, status, person.memberId]);
  return person;
}
const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  server.call({ method, url: `/api/v1/accounts/${url}`, payload });
const register = (consents: object = CONSENT_VERSIONS) => {
  const email = `${crypto.randomUUID()}@example.test`;
  return send('POST', 'registration', { email, password: PASSWORD, nickname: '새 사람', consents });
};
const verify = () =>
  send('POST', 'registration/verification', { registrationId: crypto.randomUUID(), secret: '1', password: PASSWORD });
const ask = (email = `${crypto.randomUUID()}@example.test`) => send('POST', 'password-reset', { email });
const reset = (resetToken = 'x') => send('PUT', 'password-reset', { resetToken, password: PASSWORD });

/** What may be called without a session is counted by where it comes from. */
const counted: readonly (readonly [string, string, () => ReturnType<typeof register>])[] = [
  ['registrations', 'guest-address', () => register()],
  ['links', 'guest-address', () => ask()],
  ['proofs of registrations', 'verification-address', verify],
  ['tries of links', 'reset-address', () => reset()],
  ['wakings', 'waking-address', () => send('POST', 'waking', { secret: 'x' })],
  ['log-ins at a provider', 'oidc-begin', () => send('POST', 'oidc/authorization', {})],
  ['ways back from one', 'oidc-finish', () => send('POST', 'oidc/callback', { parameters: 'x' })],
  [
    'registrations behind one',
    'oidc-registration',
    () => send('POST', 'oidc/registration', { nickname: '새 사람', consents: CONSENT_VERSIONS }),
  ],
  ['codes of these', 'oidc-verification', () => send('POST', 'oidc/registration/verification', { secret: '1' })],
];
test.each(counted)('one network address gets no %s without end', async (_, subject, call) => {
  const before = GUEST_LIMIT.max - 1;
  await run('insert into attempts (tenant_id, subject, window_start, count) values ($1, $2, $3, $4)', [
    tenantId,
    `${subject}:127.0.0.1`,
    START,
    before,
  ]);
  expect((await call()).status).not.toBe(429);
  expect((await call()).status).toBe(429);
  server.clock.advance(GUEST_LIMIT.windowMs);
  expect((await call()).status).not.toBe(429);
});

test.each(['WITHDRAWN', 'UNVERIFIED', 'LOCKED'])(
  'the right password of an account that is %s says that it cannot be used',
  async (status) => {
    const { email, token } = await account(status);
    const logIn = async (password: string) => (await send('POST', 'login', { email, password })).body.code;
    expect([await logIn(PASSWORD), await logIn('not the password')]).toEqual(['C06000', 'C06002']);
    expect((await server.call({ url: '/api/v1/my/profile', token })).status).toBe(401);
  },
);

test('where the organisation takes its own log-in alone, no password opens an account', async () => {
  const { email } = await account();
  const logIn = async () => (await send('POST', 'login', { email, password: PASSWORD })).body.code;
  await setLoginTypes(server, tenantId, 'OIDC');
  expect(await logIn()).toBe('C06000');
  await setLoginTypes(server, tenantId, 'PASSWORD');
  expect(await logIn()).toBe('0000');
});

test('a link counts no longer once its account is none', async () => {
  const { email, memberId } = await account();
  await ask(email);
  const secret = fragmentOf((await mailTo(server, tenantId, email)).at(-1)!);
  await run(`update members set status = 'WITHDRAWN' where member_id = $1`, [memberId]);
  expect((await reset(secret)).body.code).toBe('0409');
  await ask(email);
  expect((await mailTo(server, tenantId, email)).at(-1)!.subject).toContain('가입된 계정이 없어요');
});

test('nobody registers by texts that are no longer those of today', async () => {
  const { status, body } = await register({ ...CONSENT_VERSIONS, PRIVACY: '2020-01-01' });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['consents.PRIVACY']]);
});

test('where there is no demo nobody is offered its accounts', async () => {
  const { memberId } = await account();
  await run(`update members set email_normal = 'member1@dure.test' where member_id = $1`, [memberId]);
  const offered = async () => (await server.call({ url: '/api/v1/accounts/demo' })).body.data;
  expect(await offered()).toMatchObject({ accounts: [expect.anything()] });
  const { demoPassword } = server.services;
  Object.assign(server.services, { demoPassword: undefined });
  try {
    expect(await offered()).toEqual({ password: '', accounts: [] });
  } finally {
    Object.assign(server.services, { demoPassword });
  }
});
