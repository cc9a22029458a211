import type { OpenSession } from '@dure/contract/tenancy/accounts/sessions.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { accountCleaningJob } from '../accounts.jobs.ts';
import { hashPassword } from '../passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
const AGENTS = {
  desk: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
};
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(() => server.clock.set(START));

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
async function makeAccount(): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member');
  const hash = await hashPassword(PASSWORD);
  await givePassword(server, tenantId, person, hash);
  return person;
}
async function logIn({ email }: Person, agent: keyof typeof AGENTS): Promise<string> {
  server.clock.advance(1000);
  const { body } = await server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': AGENTS[agent] },
  });
  return (body.data as { token: string }).token;
}
const list = async (token: string) =>
  ((await server.call({ url: '/api/v1/my/sessions', token })).body.data as { sessions: OpenSession[] }).sessions;
const end = (token: string, sessionId = '') =>
  server.call({ method: 'DELETE', url: `/api/v1/my/sessions${sessionId && `/${sessionId}`}`, token });
const isLogged = async (token: string) =>
  ((await server.call({ url: '/api/v1/accounts/me', token })).body.data as { logged: boolean }).logged;

test('a member sees where they are logged in, this session first, and ends one of them', async () => {
  const person = await makeAccount();
  const [desk, phone] = [await logIn(person, 'desk'), await logIn(person, 'phone')];
  const seen = await list(desk);
  expect(seen.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Chrome · Windows', true],
    ['Safari · iPhone', false],
  ]);
  expect((await end(desk, seen[1]!.sessionId)).body.code).toBe('0000');
  expect(await Promise.all([desk, phone].map(isLogged))).toEqual([true, false]);
  expect(await list(desk)).toHaveLength(1);
  expect((await end(desk, seen[1]!.sessionId)).status).toBe(404);
});

test('all others end at once', async () => {
  const person = await makeAccount();
  const tokens = [await logIn(person, 'desk'), await logIn(person, 'phone'), await logIn(person, 'phone')];
  expect((await end(tokens[1]!)).body.code).toBe('0000');
  expect(await Promise.all(tokens.map(isLogged))).toEqual([false, true, false]);
});

test('nobody ends, or sees, a session of somebody else', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()];
  const [mine, theirs] = [await logIn(one, 'desk'), await logIn(other, 'desk')];
  const [session] = await list(theirs);
  expect((await end(mine, session!.sessionId)).status).toBe(404);
  expect((await end(mine)).body.code).toBe('0000');
  expect(await isLogged(theirs)).toBe(true);
  expect(await list(mine)).toHaveLength(1);
});

test('a session leaves the list with log-out, with its end, and with another password', async () => {
  const person = await makeAccount();
  const [desk, phone] = [await logIn(person, 'desk'), await logIn(person, 'phone')];
  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: phone });
  expect(await list(desk)).toHaveLength(1);
  await run('update members set tokens_valid_from = $1 where member_id = $2', [
    new Date(server.clock.now().getTime() + 500),
    person.memberId,
  ]);
  const later = await logIn(person, 'phone');
  expect((await list(later)).map(({ device }) => device)).toEqual(['Safari · iPhone']);
  server.clock.advance(12 * 60 * 60_000);
  expect((await list(await logIn(person, 'desk'))).map(({ device }) => device)).toEqual(['Chrome · Windows']);
  const before = await run('select 1 from sessions where member_id = $1', [person.memberId]);
  await accountCleaningJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  expect((await run('select 1 from sessions where member_id = $1', [person.memberId])).length).toBeLessThan(
    before.length,
  );
});
