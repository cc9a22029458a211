import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerPath, answerRow, placeOf, submitPre } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { loginSubject } from './limits.ts';
import { workOf } from './work.test-help.ts';
import { hashPassword } from './passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;

async function makeAccount(): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member');
  const passwordHash = await hashPassword(PASSWORD);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('members')
        .set({ password_hash: passwordHash })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', person.memberId),
    ),
  );
  return person;
}
const logIn = (email: string, password: string, host = 'localhost') =>
  server.call({ method: 'POST', url: '/api/v1/accounts/login', payload: { email, password }, host });
const me = (token: string, host = 'localhost') => server.call({ url: '/api/v1/accounts/me', token, host });

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
});

test('a member logs in with any case of the e-mail and gets a cookie that scripts cannot read', async () => {
  const { email, memberId } = await makeAccount();
  const { status, body, headers } = await logIn(email.toUpperCase(), PASSWORD);
  expect([status, body.code]).toEqual([200, '0000']);
  expect(body.data).toMatchObject({ member: { logged: true, memberId, roles: ['ROLE_USER'] } });
  expect((headers['set-cookie'] as string[])[0]).toMatch(/^access_token=.*; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('log-in refuses a member type that the tenant does not have, and takes one that it has', async () => {
  const { email } = await makeAccount();
  const send = (memberType: string) =>
    server.call({
      method: 'POST',
      url: '/api/v1/accounts/login',
      payload: { email, password: PASSWORD, memberType },
    });
  for (const unknown of ['PROFESSOR', 'member', '']) {
    const { status, body, headers } = await send(unknown);
    expect([status, body.code, body.errors?.map(({ path }) => path)]).toEqual([400, '0422', ['memberType']]);
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect((await send('MEMBER')).body.code).toBe('0000');
});

test('a token says in whole seconds when it was issued, and counts right after a revocation in the same second', async () => {
  const { email, memberId } = await makeAccount();
  server.clock.set('2026-11-20T06:00:00.700Z');
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute('update members set tokens_valid_from = $1 where member_id = $2', [
      '2026-11-20T06:00:00.650Z',
      memberId,
    ]),
  );
  const { token } = (await logIn(email, PASSWORD)).body.data as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { iat: number; exp: number };
  expect([claims.iat, claims.exp].every(Number.isInteger)).toBe(true);
  expect((await me(token)).body.data).toMatchObject({ logged: true });
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute('update members set tokens_valid_from = $1 where member_id = $2', [
      '2026-11-20T06:00:00.750Z',
      memberId,
    ]),
  );
  expect((await me(token)).body.data).toMatchObject({ logged: false });
  server.clock.set(START);
});

test('the session state names the answer that was picked last', async () => {
  const person = await makeAccount();
  const peer = await makePerson(server, tenantId, 'member');
  const made = await makeClub(server, tenantId, { members: [person, peer], quizzes: [{}, {}] });
  const beforeOnePick = async () =>
    ((await me(person.token)).body.data as { beforeOnePick: number | null }).beforeOnePick;
  const pick = async (method: 'POST' | 'DELETE', index: number) => {
    const place = placeOf(made, index);
    const { body } = await server.call({ method, url: `${answerPath(place, peer)}/onepick`, token: person.token });
    expect(body.code).toBe('0000');
    return (await answerRow(server, tenantId, place, peer))!.answer_sequence;
  };
  for (const index of [0, 1]) {
    for (const one of [person, peer]) await submitPre(server, one, placeOf(made, index));
  }
  expect(await beforeOnePick()).toBeNull();
  const first = await pick('POST', 0);
  server.clock.advance(1000);
  const second = await pick('POST', 1);
  expect(await beforeOnePick()).toBe(second);
  expect((await logIn(person.email, PASSWORD)).body.data).toMatchObject({ member: { beforeOnePick: second } });
  await pick('DELETE', 1);
  expect(await beforeOnePick()).toBe(first);
  expect((await server.call({ url: '/api/v1/accounts/me' })).body.data).toMatchObject({ beforeOnePick: null });
  server.clock.set(START);
});

test('an unknown account, one without a password and a wrong password are the same work', async () => {
  const { email } = await makeAccount();
  const { email: bare } = await makePerson(server, tenantId, 'member');
  await logIn(email, 'not this one');
  const wrong = await workOf(server, () => logIn(email, 'not this one'));
  // Of the account, and of a registration that waits.
  expect(wrong.hashes).toBe(2);
  for (const address of [bare, 'nobody@dure.test'])
    expect(await workOf(server, () => logIn(address, PASSWORD))).toEqual(wrong);
});

test('an unknown account and a wrong password answer the same', async () => {
  const { email } = await makeAccount();
  const [wrong, unknown] = [await logIn(email, 'not this one'), await logIn('nobody@dure.test', PASSWORD)];
  expect(wrong.body.code).toBe('C06002');
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
});

test('ten failures lock log-in for fifteen minutes, also with the right password and for unknown accounts', async () => {
  const { email } = await makeAccount();
  for (const address of [email, 'ghost@dure.test']) {
    for (let i = 0; i < 10; i++) expect((await logIn(address, 'wrong password')).body.code).toBe('C06002');
    expect((await logIn(address, PASSWORD)).body.code).toBe('C06000');
  }
  server.clock.advance(15 * 60_000);
  expect((await logIn(email, PASSWORD)).body.code).toBe('0000');
  server.clock.set(START);
});

const countedAt = (subject: string, count: number) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .insertInto('attempts')
        .values({ tenant_id: tenantId, subject, count, window_start: new Date(START) })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'subject']).doUpdateSet({ count })),
    ),
  );
const AT = 'login-address:127.0.0.1';

test('of one address only log-ins that failed count: a class logs in behind it', async () => {
  const { email } = await makeAccount();
  await countedAt(AT, 299);
  for (let n = 0; n < 3; n++) expect((await logIn(email, PASSWORD)).body.code).toBe('0000');
  await countedAt(AT, 0);
});

test('after 300 failures at an address whoever knows their password still gets in there, and guessing ends', async () => {
  const [{ email }, { email: other }] = [await makeAccount(), await makeAccount()];
  await countedAt(AT, 300);
  for (let n = 0; n < 5; n++) expect((await logIn(email, PASSWORD)).body.code).toBe('0000');
  for (const address of [other, 'nobody-there@dure.test']) {
    for (let n = 0; n < 3; n++) expect((await logIn(address, 'wrong password')).body.code).toBe('C06002');
    expect((await logIn(address, 'wrong password')).status).toBe(429);
  }
  expect((await logIn(other, PASSWORD)).status).toBe(429);
  // One password tried through all accounts ends, too.
  await countedAt(`${AT}:crowded`, 3000);
  expect((await logIn(email, PASSWORD)).status).toBe(429);
  for (const subject of [AT, `${AT}:crowded`]) await countedAt(subject, 0);
});

test('in a browser that its owner has used before an account opens, whatever others try elsewhere', async () => {
  const [{ email }, { email: other }] = [await makeAccount(), await makeAccount()];
  const first = await logIn(email, PASSWORD);
  const [token, cookie] = first.headers['set-cookie'] as [string, string];
  expect(cookie).toMatch(/^known_browser=.*HttpOnly; SameSite=Lax/);
  expect(Buffer.from(cookie.split('.')[1]!, 'base64url').toString()).not.toContain(email);
  const inBrowser = (address: string, password: string, known = cookie.split(';')[0]!) =>
    server.call({
      method: 'POST',
      url: '/api/v1/accounts/login',
      payload: { email: address, password },
      headers: { cookie: known, origin: 'http://localhost' },
    });
  for (const [subject, count] of [[AT, 300], [`${AT}:crowded`, 3000]] as const) await countedAt(subject, count); // prettier-ignore
  for (const address of [email, other]) await countedAt(loginSubject(address), 10);
  expect((await inBrowser(email, PASSWORD)).body.code).toBe('0000');
  // It knows that account alone, and no other word makes one known.
  expect((await inBrowser(other, PASSWORD)).status).toBe(429);
  expect((await inBrowser(email, PASSWORD, 'known_browser=made-up')).status).toBe(429);
  expect((await inBrowser(email, PASSWORD, token.replace('access_token', 'known_browser').split(';')[0])).status).toBe(
    429,
  );
  for (let n = 0; n < 10; n++) expect((await inBrowser(email, 'wrong password')).body.code).toBe('C06002');
  expect((await inBrowser(email, PASSWORD)).body.code).toBe('C06000');
  for (const subject of [AT, `${AT}:crowded`]) await countedAt(subject, 0);
});

test('a class that logs in at the same moment finds the address open afterwards', async () => {
  const accounts = await Promise.all(Array.from({ length: 3 }, makeAccount));
  await logIn('nobody@dure.test', PASSWORD);
  const set = (count: number) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.change(build.updateTable('attempts').set({ count }).where('subject', '=', 'login-address:127.0.0.1')),
    );
  await set(299);
  const statuses = async () =>
    (await Promise.all(accounts.map(({ email }) => logIn(email, PASSWORD)))).map(({ status }) => status);
  await statuses();
  await statuses();
  expect((await logIn(accounts[0]!.email, PASSWORD)).body.code).toBe('0000');
  await set(0);
});

test('log-out revokes the very token and leaves other log-ins of the member alone', async () => {
  const { email } = await makeAccount();
  const first = ((await logIn(email, PASSWORD)).body.data as { token: string }).token;
  server.clock.advance(1000);
  const second = ((await logIn(email, PASSWORD)).body.data as { token: string }).token;
  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: first });
  expect((await me(first)).body.data).toMatchObject({ logged: false });
  expect((await me(second)).body.data).toMatchObject({ logged: true });
});

test('after a log-out no way of writing the token counts', async () => {
  const { token } = await makeAccount();
  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token });
  for (const written of [token, `${token}==`, `${token}=`]) {
    expect((await me(written)).body.data).toMatchObject({ logged: false });
    expect((await server.call({ url: '/api/v1/my/clubs', token: written })).status).toBe(401);
  }
});

test('logging in again ends the token that came with the request, and no other', async () => {
  const { email, token } = await makeAccount();
  const login = { method: 'POST', url: '/api/v1/accounts/login' } as const;
  const other = ((await logIn(email, PASSWORD)).body.data as { token: string }).token;
  const wrong = await server.call({ ...login, payload: { email, password: 'wrong password' }, token });
  expect(wrong.body.code).toBe('C06002');
  expect((await me(token)).body.data).toMatchObject({ logged: true });
  const again = await server.call({
    ...login,
    payload: { email, password: PASSWORD },
    cookies: { access_token: token },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect((await me(token)).body.data).toMatchObject({ logged: false });
  for (const kept of [other, (again.body.data as { token: string }).token]) {
    expect((await me(kept)).body.data).toMatchObject({ logged: true });
  }
});

test('a token of one tenant is nobody at another', async () => {
  const { token } = await makeAccount();
  expect((await me(token, 'hanbit.localhost')).body.data).toMatchObject({ logged: false, tenantUri: 'hanbit' });
});

test('an expired token answers CO4007 on a member call', async () => {
  const { token } = await makeAccount();
  server.clock.advance(12 * 60 * 60_000 + 1000);
  expect((await me(token)).body.data).toMatchObject({ logged: false });
  server.clock.set(START);
});

test('malformed credentials name the field in Korean', async () => {
  const { status, body } = await logIn('not-an@email', '');
  expect([status, body.code]).toEqual([400, '0422']);
  expect(body.errors).toEqual([
    { path: 'email', message: '이메일 주소 형식이 올바르지 않습니다.' },
    { path: 'password', message: '필수 입력 항목입니다.' },
  ]);
});

test('a cookie log-out from a foreign origin is refused', async () => {
  const { token } = await makeAccount();
  const { status } = await server.call({
    method: 'POST',
    url: '/api/v1/accounts/logout',
    cookies: { access_token: token },
    headers: { origin: 'https://evil.example' },
  });
  expect(status).toBe(403);
  expect((await me(token)).body.data).toMatchObject({ logged: true });
});
