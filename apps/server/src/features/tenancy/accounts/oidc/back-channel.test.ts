import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserAt, chooseProvider } from '../../../../testing/oidc/log-in.ts';
import { startLyingProvider } from '../../../../testing/oidc/malicious-provider.ts';
import { startRealProvider, type RealProvider } from '../../../../testing/oidc/real-provider.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { BACK_CHANNEL } from './back-channel.service.ts';

const OTHER = 'hanbit.localhost';
let server: TestServer;
let provider: RealProvider;
let liar: Awaited<ReturnType<typeof startLyingProvider>>;
let tenantId: string;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  const otherTenantId = await makeTenant(server, 'hanbit');
  provider = await startRealProvider({ redirectUris: ['https://dure.test/account/oidc/callback'], afterLogout: [] });
  liar = await startLyingProvider();
  await server.services.jobs.start([]);
  manager = await makePerson(server, tenantId, 'manager');
  const theirs = await makePerson(server, otherTenantId, 'manager');
  await chooseProvider(server, theirs, provider, { host: OTHER });
});
afterAll(async () => {
  await server.services.jobs.stop();
  await provider.close();
  await liar.close();
});
beforeEach(async () => {
  server.clock.set(START);
  await chooseProvider(server, manager, provider, { provesAddresses: true });
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);
const tell = (form: string, host = 'localhost') =>
  server.call({
    method: 'POST',
    url: BACK_CHANNEL,
    host,
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const isLogged = async (token: string) =>
  ((await server.call({ url: '/api/v1/accounts/me', token })).body.data as { logged: boolean }).logged;

/** Somebody who logged in at the provider, as often as asked, each in a browser of their own. */
async function logInTimes(times: number) {
  const subject = provider.make({ email: `${crypto.randomUUID()}@example.test`, name: '한가람' });
  const tokens: string[] = [];
  for (let no = 0; no < times; no++) {
    const browser = browserAt(server);
    const { body } = await browser.finish(await provider.logIn(await browser.begin(), subject));
    const came = body.data as { session: { token: string } | null };
    const made = { nickname: '가람', consents: CONSENT_VERSIONS };
    const session =
      came.session ??
      ((await browser.send('/api/v1/accounts/oidc/registration', made)).body.data as { session: { token: string } })
        .session;
    tokens.push(session.token);
  }
  const sids = await run(
    `select sid from oidc_sessions join sessions using (tenant_id, token_id) join oidc_identities using (tenant_id, identity_id)
     where subject = $1 order by oidc_sessions.ctid`,
    [subject],
  );
  return { subject, tokens, sids: sids.map(({ sid }) => sid as string) };
}

test('a log-out at the provider ends the session that its log-in began, and no other one', async () => {
  const [own, other] = [await logInTimes(2), await logInTimes(1)];
  expect(own.sids.every((sid) => typeof sid === 'string' && sid !== '')).toBe(true);
  const form = await provider.endLogin(own.subject, own.sids[0]!);
  // Of another organisation nobody is logged out by it.
  await tell(form, OTHER);
  expect(await isLogged(own.tokens[0]!)).toBe(true);
  const told = await tell(form);
  expect([told.status, told.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(await Promise.all([...own.tokens, ...other.tokens].map(isLogged))).toEqual([false, true, true]);
});

test('a log-in of which the provider told no name ends with any other of that person', async () => {
  const own = await logInTimes(2);
  await run('update oidc_sessions set sid = null where sid = $1', [own.sids[1]]);
  expect((await tell(await provider.endLogin(own.subject, own.sids[0]!))).status).toBe(200);
  expect(await Promise.all(own.tokens.map(isLogged))).toEqual([false, false]);
});

test('a word without the name of a log-in ends all of that person, and nobody else', async () => {
  const [own, other] = [await logInTimes(2), await logInTimes(1)];
  await run('update oidc_identities set issuer = $1', [liar.issuer]);
  await chooseProvider(server, manager, { issuer: liar.issuer, clientId: 'dure', clientSecret: 'x' });
  expect((await tell(`logout_token=${await liar.logoutToken({ sub: own.subject })}`)).status).toBe(200);
  expect(await Promise.all([...own.tokens, ...other.tokens].map(isLogged))).toEqual([false, false, true]);
});

test('the same word counts once', async () => {
  const { subject, tokens, sids } = await logInTimes(1);
  const form = await provider.endLogin(subject, sids[0]!);
  expect([(await tell(form)).status, (await tell(form)).status]).toEqual([200, 400]);
  expect(await isLogged(tokens[0]!)).toBe(false);
});

test('what is no word of the provider is refused, and ends nothing', async () => {
  const { subject, tokens } = await logInTimes(1);
  for (const form of [
    '',
    'logout_token=',
    'logout_token=x.y.z',
    `logout_token=${await liar.logoutToken({ sub: subject })}`,
  ])
    expect((await tell(form)).status, form).toBe(400);
  const json = { method: 'POST', url: BACK_CHANNEL, payload: { logout_token: 'x' } } as const;
  expect((await server.call(json)).status).toBeGreaterThanOrEqual(400);
  expect(await isLogged(tokens[0]!)).toBe(true);
});

test.each<[string, Record<string, unknown>, object?]>([
  ['another issuer', { iss: 'https://another.example' }],
  ['another audience', { aud: 'another client' }],
  ['an end that has passed', { exp: 1_700_000_000 }],
  ['no end', { exp: undefined }],
  ['a beginning long ago', { iat: 1_700_000_000 }],
  ['no name of its own', { jti: undefined }],
  ['a nonce, as a log-in has', { nonce: 'x' }],
  ['no event', { events: undefined }],
  ['another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
  ['nobody', { sub: undefined }],
  ['the key of another one', {}, { lie: 'key' }],
  ['the kind of a log-in', {}, { header: { typ: 'at+jwt' } }],
])('a word with %s is refused', async (_what, change, way) => {
  await chooseProvider(server, manager, { issuer: liar.issuer, clientId: 'dure', clientSecret: 'x' });
  expect((await tell(`logout_token=${await liar.logoutToken()}`)).status).toBe(200);
  expect((await tell(`logout_token=${await liar.logoutToken(change, way)}`)).status).toBe(400);
});
