import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { givePassword, makePerson, makeStranger, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let hash: string;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  hash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  person = await makeStranger(server, tenantId, 'member');
  await givePassword(server, tenantId, person, hash);
  await run(
    `insert into consents (tenant_id, member_id, kind, version, agreed_at)
     select $1, $2, kind, version, '2026-01-01' from (values ('TERMS', $3), ('PRIVACY', 'before'), ('AGE14', $4)) as of (kind, version)`,
    [tenantId, person.memberId, CONSENT_VERSIONS.TERMS, CONSENT_VERSIONS.AGE14],
  );
});
const run = (statement: string, parameters: unknown[]) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
const due = async ({ token }: { token?: string } = person) =>
  ((await server.call({ url: '/api/v1/accounts/me', token })).body.data as SessionState).dueConsents;
const agree = (consents: object, { token }: { token?: string } = person) =>
  server.call({ method: 'PUT', url: '/api/v1/my/consents', token, payload: { consents } });

test('whoever agreed to an older text is asked for the new one alone, at the log-in and until they agree', async () => {
  const login = await server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    payload: { email: person.email, password: PASSWORD },
  });
  expect(login.body.data).toMatchObject({ member: { dueConsents: ['PRIVACY'] } });
  expect(await due()).toEqual(['PRIVACY']);
  expect(await due({})).toEqual([]);
  const { body } = await agree({ PRIVACY: CONSENT_VERSIONS.PRIVACY });
  expect(body.data).toMatchObject({ memberId: person.memberId, dueConsents: [] });
  expect(await due()).toEqual([]);
});

test('who logs in where somebody who agreed to all was logged in is asked as anywhere', async () => {
  const { token } = await makePerson(server, tenantId, 'member');
  expect(await due({ token })).toEqual([]);
  const payload = { email: person.email, password: PASSWORD };
  const { body } = await server.call({ method: 'POST', url: '/api/v1/accounts/login', token, payload });
  expect(body.data).toMatchObject({ member: { memberId: person.memberId, dueConsents: ['PRIVACY'] } });
});

test('what they agreed to before stays known, and agreeing twice changes nothing', async () => {
  for (let times = 0; times < 2; times++) expect((await agree(CONSENT_VERSIONS)).status).toBe(200);
  const { body } = await server.call({ url: '/api/v1/my/privacy', token: person.token });
  const { consents } = body.data as { consents: { kind: string; version: string }[] };
  expect(consents.filter(({ kind }) => kind === 'PRIVACY').map(({ version }) => version)).toEqual([
    'before',
    CONSENT_VERSIONS.PRIVACY,
  ]);
  expect(consents).toHaveLength(4);
});

test('a text that is not the one of today is agreed to by nobody, nor is nothing an agreement', async () => {
  const refused = await agree({ PRIVACY: 'before' });
  expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['consents.PRIVACY']]);
  expect((await agree({})).status).toBe(200);
  expect(await due()).toEqual(['PRIVACY']);
  expect((await agree({ PRIVACY: CONSENT_VERSIONS.PRIVACY }, {})).status).toBe(401);
});

test('an account that others made is asked for all of them', async () => {
  const made = await makeStranger(server, tenantId, 'member');
  expect(await due(made)).toEqual(['TERMS', 'PRIVACY', 'AGE14']);
});

test('until they agree nothing of theirs is answered but what is kept of them, and all of it right after', async () => {
  const statusOf = async (url: string) => (await server.call({ url, token: person.token })).status;
  const closed = ['/api/v1/my/clubs', '/api/v1/activity/alarms', '/api/v1/live', '/api/v1/my/profile'];
  expect(await Promise.all(closed.map(statusOf))).toEqual(closed.map(() => 409));
  const token = await server.call({ method: 'POST', url: '/api/v1/chatbot/token', token: person.token });
  expect(token.status).toBe(409);
  expect(await Promise.all(['/api/v1/my/privacy', '/api/v1/clubs'].map(statusOf))).toEqual([200, 200]);
  await agree({ PRIVACY: CONSENT_VERSIONS.PRIVACY });
  expect(await statusOf('/api/v1/my/clubs')).toBe(200);
});
