import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLoginTypes } from '../../../../testing/oidc/login-types.ts';
import { fragmentOf, mailTo } from '../../../../testing/mail/outbox.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { workOf } from '../work.test-help.ts';
import { hashPassword, passwordMatches } from './hashing.ts';

const OLD = 'the password of before';
const NEW = 'the password of after';
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  await run('delete from attempts');
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function makeAccount(): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member');
  await givePassword(server, tenantId, person, await hashPassword(OLD));
  server.clock.advance(1000);
  return person;
}
const send = (method: 'POST' | 'PUT', url: string, payload: object, rest: { token?: string; host?: string } = {}) =>
  server.call({ method, url, payload, ...rest });
const ask = (email: string) => send('POST', '/api/v1/accounts/password-reset', { email });
const reset = (resetToken: string, password = NEW, host = 'localhost') =>
  send('PUT', '/api/v1/accounts/password-reset', { resetToken, password }, { host });
const change = (token: string, currentPassword: string, password = NEW) =>
  send('PUT', '/api/v1/accounts/password', { currentPassword, password }, { token });
const logIn = async (email: string, password: string) =>
  (await send('POST', '/api/v1/accounts/login', { email, password })).body;
const isLogged = async (token: string) =>
  ((await server.call({ url: '/api/v1/accounts/me', token })).body.data as { logged: boolean }).logged;
const lastMail = async (email: string) => (await mailTo(server, tenantId, email)).at(-1)!;

test('a link sets another password once, ends every session and tells the owner', async () => {
  const { email, token, memberId } = await makeAccount();
  await run('update members set email_verified_at = null where member_id = $1', [memberId]);
  const provenAt = async () => (await run('select email_verified_at from members where member_id = $1', [memberId]))[0];
  expect((await ask(email.toUpperCase())).body).toMatchObject({ code: '0000', data: null });
  const mail = await lastMail(email);
  expect(mail.body).toContain('https://dure.test/account/password#');
  const secret = fragmentOf(mail);
  expect(await run('select 1 from password_resets where token_hash = $1', [secret])).toEqual([]);
  expect((await reset(secret, 'qwertyuiop')).body.errors).toMatchObject([{ path: 'password' }]);
  expect([await isLogged(token), await provenAt()]).toEqual([true, { email_verified_at: null }]);
  expect((await reset(secret)).body.code).toBe('0000');
  expect(await provenAt()).toEqual({ email_verified_at: server.clock.now() });
  expect(await isLogged(token)).toBe(false);
  expect((await logIn(email, OLD)).code).toBe('C06002');
  expect((await logIn(email, NEW)).code).toBe('0000');
  expect((await reset(secret, 'and once again, please')).body.code).toBe('0409');
  expect((await lastMail(email)).subject).toContain('비밀번호가 바뀌었어요');
});

test('a link ends after an hour, is one tenant’s, and goes with the others once one was used', async () => {
  const { email } = await makeAccount();
  await ask(email);
  const first = fragmentOf(await lastMail(email));
  await ask(email);
  const second = fragmentOf(await lastMail(email));
  expect(second).not.toBe(first);
  expect((await reset(first, NEW, 'hanbit.localhost')).body.code).toBe('0409');
  expect((await reset(`${first}x`)).body.code).toBe('0409');
  expect((await reset(second)).body.code).toBe('0000');
  expect((await reset(first)).body.code).toBe('0409');
  await ask(email);
  const late = fragmentOf(await lastMail(email));
  server.clock.advance(60 * 60_000);
  expect((await reset(late)).body.code).toBe('0409');
});

test('a link that is used twice at once sets one password', async () => {
  const { email } = await makeAccount();
  await ask(email);
  const secret = fragmentOf(await lastMail(email));
  const passwords = ['the first of the two', 'the second of the two'];
  const answers = await Promise.all(passwords.map((password) => reset(secret, password)));
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['0000', '0409']);
  const set = passwords[answers.findIndex(({ body }) => body.code === '0000')]!;
  expect((await logIn(email, set)).code).toBe('0000');
});

test('a reset ends the pause after ten failures', async () => {
  const { email } = await makeAccount();
  for (let n = 0; n < 10; n++) await logIn(email, 'wrong password');
  expect((await logIn(email, OLD)).code).toBe('C06000');
  await ask(email);
  await reset(fragmentOf(await lastMail(email)));
  expect((await logIn(email, NEW)).code).toBe('0000');
});

test('whoever asks for a link learns nothing: same answer, same work, and a mail that says there is no account', async () => {
  const { email } = await makeAccount();
  const nobody = `${crypto.randomUUID()}@example.test`;
  const asked = async (address: string) => {
    const answers: object[] = [];
    const work = await workOf(server, async () => {
      const { status, body } = await ask(address);
      answers.push({ status, ...body, requestId: '' });
    });
    return { ...work, answers };
  };
  const known = await asked(email);
  expect(known.answers).toMatchObject([{ status: 200, code: '0000', data: null }]);
  expect(await asked(nobody)).toEqual(known);
  const mail = await lastMail(nobody);
  expect(mail.subject).toContain('가입된 계정이 없어요');
  expect(mail.body).not.toContain('#');
});

test('where the organisation takes its own log-in alone, whoever has no account is led there, by the same work', async () => {
  const { email } = await makeAccount();
  const nobody = `${crypto.randomUUID()}@example.test`;
  await setLoginTypes(server, tenantId, 'OIDC');
  const [known, unknown] = [await workOf(server, () => ask(email)), await workOf(server, () => ask(nobody))];
  await setLoginTypes(server, tenantId, 'PASSWORD');
  expect(unknown).toEqual(known);
  const { subject, body } = await lastMail(nobody);
  expect(subject).toContain('가입된 계정이 없어요');
  expect(body).toContain('https://dure.test/account/login\n');
  expect(body).not.toContain('/account/registration');
});

test('an address gets five of them an hour, with an account or without', async () => {
  for (const address of [(await makeAccount()).email, 'nobody@example.test']) {
    for (let n = 0; n < 5; n++) expect((await ask(address)).status).toBe(200);
    expect((await ask(address)).status).toBe(429);
  }
});

test('a member changes their password: other sessions end, this one goes on, the owner is told', async () => {
  const { email, token } = await makeAccount();
  const { token: elsewhere } = (await logIn(email, OLD)).data as { token: string };
  server.clock.advance(1000);
  expect((await change(token, 'not this one')).body.errors).toMatchObject([{ path: 'currentPassword' }]);
  expect((await change(token, OLD, '1q2w3e4r5t')).body.errors).toMatchObject([{ path: 'password' }]);
  const { body, headers } = await change(token, OLD);
  const { token: renewed } = body.data as { token: string };
  expect(String(headers['set-cookie'])).toContain(renewed);
  expect(await Promise.all([token, elsewhere, renewed].map(isLogged))).toEqual([false, false, true]);
  expect((await logIn(email, NEW)).code).toBe('0000');
  expect((await lastMail(email)).subject).toContain('비밀번호가 바뀌었어요');
});

test('a stolen session guesses ten times', async () => {
  const { token } = await makeAccount();
  for (let n = 0; n < 10; n++) expect((await change(token, `guess ${n}`)).status).toBe(400);
  expect((await change(token, OLD)).status).toBe(429);
});

test('a right current password forgives the wrong ones before it', async () => {
  const { token } = await makeAccount();
  const wrong = async (times: number) => {
    for (let n = 0; n < times; n++) expect((await change(token, `guess ${n}`)).status).toBe(400);
  };
  await wrong(9);
  // Right, and yet refused: nothing but the count changes.
  const common = await server.call({
    method: 'PUT',
    url: '/api/v1/accounts/password',
    token,
    payload: { currentPassword: OLD, password: 'qwertyuiop' },
  });
  expect(common.body.errors?.map(({ path }) => path)).toEqual(['password']);
  await wrong(9);
});

test('a log-in that is under way while the password changes does not outlive it', async () => {
  const { email } = await makeAccount();
  await ask(email);
  const secret = fragmentOf(await lastMail(email));
  const tokens: string[] = [];
  const logIns = Array.from({ length: 6 }, async () => {
    const { data } = await logIn(email, OLD);
    const { token } = (data ?? {}) as { token?: string };
    if (token) tokens.push(token);
  });
  server.clock.advance(1000);
  await Promise.all([...logIns, reset(secret)]);
  expect(await Promise.all(tokens.map(isLogged))).toEqual(tokens.map(() => false));
});

test('a password is the same whichever way a keyboard composes its letters', async () => {
  const korean = '우리집 고양이는 까망이';
  const kept = await hashPassword(korean.normalize('NFD'));
  expect(await passwordMatches(kept, korean.normalize('NFC'))).toBe(true);
  expect(await passwordMatches(kept, korean.normalize('NFD'))).toBe(true);
});
