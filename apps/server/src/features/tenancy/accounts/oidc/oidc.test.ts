import { nicknameText } from '@dure/contract/tenancy/accounts/nickname.text';
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserAt, chooseProvider } from '../../../../testing/oidc/log-in.ts';
import { startRealProvider, type ProviderAccount, type RealProvider } from '../../../../testing/oidc/real-provider.ts';
import { mailTo } from '../../../../testing/mail/outbox.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { hashPassword } from '../passwords/hashing.ts';

const PASSWORD = 'correct horse battery';
const OTHER = 'hanbit.localhost';
let server: TestServer;
let provider: RealProvider;
let tenantId: string;
let otherTenantId: string;
let manager: Person;
let hash: string;

const run = (statement: string, parameters: unknown[] = [], tenant = tenantId) =>
  server.database.transaction(tenant, async (transaction) => (await transaction.execute(statement, parameters)).rows);
const choose = (provesAddresses: boolean) => chooseProvider(server, manager, provider, { provesAddresses });
const newAddress = () => `${crypto.randomUUID()}@example.test`;
const somebody = (part: ProviderAccount = {}) => provider.make({ email: newAddress(), name: '한가람', ...part });
const registration = { nickname: '가람', consents: CONSENT_VERSIONS };
const REGISTER = '/api/v1/accounts/oidc/registration';
const VERIFY = '/api/v1/accounts/oidc/registration/verification';
const LINKS = '/api/v1/my/identities';

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  otherTenantId = await makeTenant(server, 'hanbit');
  provider = await startRealProvider({
    redirectUris: ['https://dure.test/account/oidc/callback', 'https://hanbit.dure.test/account/oidc/callback'],
    afterLogout: ['https://dure.test/'],
  });
  await server.services.jobs.start([]);
  manager = await makePerson(server, tenantId, 'manager');
  const theirs = await makePerson(server, otherTenantId, 'manager');
  await chooseProvider(server, theirs, provider, { host: OTHER });
  hash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await server.services.jobs.stop();
  await provider.close();
});
beforeEach(async () => {
  server.clock.set(START);
  await run('delete from attempts');
  await choose(true);
});

/** Comes back from the provider as one of its people. */
async function come(subject: string, browser = browserAt(server)) {
  const answer = await browser.finish(await provider.logIn(await browser.begin(), subject));
  return { browser, answer, data: answer.body.data as Readonly<Record<string, unknown>> };
}
async function account(part: { email?: string; verified?: boolean } = {}): Promise<Person> {
  const person = await makePerson(server, tenantId, 'member');
  await givePassword(server, tenantId, person, hash);
  const email = part.email ?? person.email;
  await run('update members set email = $1, email_normal = lower($1), email_verified_at = $2 where member_id = $3', [
    email,
    part.verified === false ? null : server.clock.now(),
    person.memberId,
  ]);
  return { ...person, email };
}
const logIn = (email: string, browser = browserAt(server)) =>
  browser.send('/api/v1/accounts/login', { email, password: PASSWORD });
const tokenOf = ({ body }: { body: { data: unknown } }) => (body.data as { token: string }).token;

test('the first log-in makes an account after consents, and the next one logs in to it', async () => {
  const email = newAddress();
  const subject = somebody({ email });
  const { browser, answer, data } = await come(subject);
  expect(data).toEqual({
    outcome: 'NEW',
    session: null,
    newcomer: { email, isEmailProven: true, nickname: '한가람' },
  });
  expect(String(answer.headers['set-cookie'])).not.toContain('access_token');
  const stale = await browser.send(REGISTER, { ...registration, consents: { ...CONSENT_VERSIONS, TERMS: 'old' } });
  expect(stale.body.errors?.map(({ path }) => path)).toEqual(['consents.TERMS']);
  const made = await browser.send(REGISTER, registration);
  expect(made.body.data).toMatchObject({ session: { member: { logged: true, memberName: '가람' } } });
  const [member] = await run('select * from members where email_normal = $1', [email]);
  expect(member).toMatchObject({ password_hash: '', email_verified_at: server.clock.now(), roles: ['ROLE_USER'] });
  expect(await run('select 1 from consents where member_id = $1', [member!['member_id']])).toHaveLength(3);
  const again = await come(subject);
  expect(again.data).toMatchObject({ outcome: 'LOGGED_IN', session: { member: { memberId: member!['member_id'] } } });
  // Nothing is left that would make another one.
  expect((await browser.send(REGISTER, registration)).status).toBe(409);
  expect(await run('select 1 from oidc_arrivals')).toEqual([]);
});

test('a name at the provider that pretends is not proposed, and none is taken', async () => {
  const { browser, data } = await come(somebody({ name: '운영자' }));
  expect(data).toMatchObject({ newcomer: { nickname: '' } });
  const refused = await browser.send(REGISTER, { ...registration, nickname: '운 영 자' });
  expect(refused.body.errors).toEqual([{ path: 'nickname', message: nicknameText.pretends }]);
  expect((await browser.send(REGISTER, registration)).body.code).toBe('0000');
});

test('where the organisation vouches for addresses, the account of the address is linked, and its owner told', async () => {
  const person = await account({ email: `Seo.${newAddress()}` });
  const { data } = await come(somebody({ email: person.email.toLowerCase() }));
  expect(data).toMatchObject({ outcome: 'LOGGED_IN', session: { member: { memberId: person.memberId } } });
  expect((await mailTo(server, tenantId, person.email)).at(-1)!.subject).toContain('기관 계정이 연결됐어요');
  expect((await logIn(person.email)).body.code).toBe('0000');
});

test.each<[string, boolean, boolean, boolean | undefined]>([
  ['nobody vouches for addresses', false, true, undefined],
  ['the provider itself denies the address', true, true, false],
  ['nobody proved the address here', true, false, undefined],
])('an address alone links nothing where %s', async (_why, vouched, verified, email_verified) => {
  await choose(vouched);
  const person = await account({ verified });
  const subject = somebody({ email: person.email, ...(email_verified !== undefined && { email_verified }) });
  const { data } = await come(subject);
  expect(data).toMatchObject({ outcome: 'NEW', session: null });
  expect(await run('select 1 from oidc_identities where member_id = $1', [person.memberId])).toEqual([]);
});

test('of an address that is proved elsewhere but has an account here, whoever owns it is told so', async () => {
  const person = await account({ verified: false });
  const { browser } = await come(somebody({ email: person.email }));
  const refused = await browser.send(REGISTER, registration);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('가입된 계정이 있습니다')]);
});

test('who comes with an address that is proved registers by that one, whatever else they write', async () => {
  const [proven, wished] = [newAddress(), newAddress()];
  const { browser } = await come(somebody({ email: proven }));
  const made = await browser.send(REGISTER, { ...registration, email: wished });
  expect(made.body.data).toMatchObject({ session: { member: { logged: true } } });
  const found = await run('select email from members where email_normal = any($1)', [[proven, wished]]);
  expect(found).toEqual([{ email: proven }]);
});

test('a namesake at another provider is somebody else', async () => {
  const subject = somebody();
  const { browser } = await come(subject);
  expect((await browser.send(REGISTER, registration)).body.code).toBe('0000');
  expect((await come(subject)).data).toMatchObject({ outcome: 'LOGGED_IN' });
  await choose(false);
  await run(`update oidc_identities set issuer = 'https://another.example' where subject = $1`, [subject]);
  expect((await come(subject)).data).toMatchObject({ outcome: 'NEW', session: null });
});

test('who stops at the provider is told so, and is not logged in', async () => {
  const browser = browserAt(server);
  const state = new URL(await browser.begin()).searchParams.get('state')!;
  const back = new URL('https://dure.test/account/oidc/callback');
  back.search = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer }).toString();
  const { status, body } = await browser.finish(back);
  expect([status, body.message]).toEqual([409, expect.stringContaining('로그인을 마치지 않았습니다')]);
});

test('an address gets five codes an hour, whoever asks for them', async () => {
  await choose(false);
  const email = newAddress();
  const ask = async () => {
    const { browser } = await come(somebody());
    return (await browser.send(REGISTER, { ...registration, email })).status;
  };
  for (let asked = 0; asked < 5; asked++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});

test('an account is linked once its password was given after the person came, and by nobody else', async () => {
  await choose(false);
  const person = await account();
  const subject = somebody();
  server.clock.advance(60_000);
  const { browser } = await come(subject);
  // The session from before proves nothing: it may be somebody else's browser.
  const early = await browser.send(LINKS, {}, { token: person.token });
  expect([early.status, early.body.code]).toEqual([409, '0409']);
  server.clock.advance(1000);
  const token = tokenOf(await logIn(person.email, browser));
  const elsewhere = await browserAt(server, { token }).send(LINKS, {});
  expect(elsewhere.status).toBe(409);
  const linked = await browser.send(LINKS, {}, { token });
  expect(linked.body.data).toMatchObject({ hasPassword: true, identities: [{ issuer: provider.issuer }] });
  expect((await mailTo(server, tenantId, person.email)).at(-1)!.subject).toContain('연결됐어요');
  expect((await come(subject)).data).toMatchObject({ session: { member: { memberId: person.memberId } } });
});

test('a code proves an address that nobody vouches for; whether it has an account nobody is told', async () => {
  await choose(false);
  const known = await account();
  const email = newAddress();
  const tries = [];
  for (const address of [email, known.email]) {
    const { browser, data } = await come(somebody({ email: address }));
    expect(data).toMatchObject({ newcomer: { email: address, isEmailProven: false } });
    expect((await browser.send(REGISTER, registration)).body.errors?.map(({ path }) => path)).toEqual(['email']);
    const asked = await browser.send(REGISTER, { ...registration, email: address });
    tries.push([asked.status, asked.body]);
    const mail = (await mailTo(server, tenantId, address)).at(-1)!;
    const secret = /^\d{6}$/m.exec(mail.body)?.[0];
    expect(secret === undefined).toBe(address === known.email);
    const wrong = String((Number(secret ?? 0) + 1) % 1_000_000).padStart(6, '0');
    expect((await browser.send(VERIFY, { secret: wrong })).status).toBe(409);
    // In another browser it is nothing.
    if (secret) expect((await browserAt(server).send(VERIFY, { secret })).status).toBe(409);
    if (secret) expect((await browser.send(VERIFY, { secret })).body.data).toMatchObject({ member: { logged: true } });
  }
  expect(tries[0]).toEqual(tries[1]);
});

test('a code is not tried through, and ends', async () => {
  await choose(false);
  const email = newAddress();
  const { browser } = await come(somebody({ email }));
  await browser.send(REGISTER, { ...registration, email });
  const secret = /^\d{6}$/m.exec((await mailTo(server, tenantId, email)).at(-1)!.body)![0];
  for (let tries = 0; tries < 5; tries++) expect((await browser.send(VERIFY, { secret: 'x' })).status).toBe(409);
  expect((await browser.send(VERIFY, { secret })).status).toBe(429);
  await run('delete from attempts');
  server.clock.advance(31 * 60_000);
  expect((await browser.send(VERIFY, { secret })).status).toBe(409);
});

test('what a browser comes back with counts once, for ten minutes, in that browser and at that tenant alone', async () => {
  const subject = somebody();
  const browser = browserAt(server);
  const back = await provider.logIn(await browser.begin(), subject);
  const stranger = browserAt(server);
  expect((await stranger.finish(back)).body.code).toBe('0409');
  await stranger.begin();
  // Nor does it cost the browser that began what it came back with.
  expect((await stranger.finish(back)).body.code).toBe('0409');
  expect((await browser.finish(back, { host: OTHER })).body.code).toBe('0409');
  expect((await browser.finish(back)).body.data).toMatchObject({ outcome: 'NEW' });
  expect((await browser.finish(back)).body.code).toBe('0409');

  const late = await provider.logIn(await browser.begin(), subject);
  server.clock.advance(10 * 60_000);
  expect((await browser.finish(late)).body.code).toBe('0409');

  // The state of this log-in with the code of another one: the verifier is not that one's.
  const [first, second] = [browserAt(server), browserAt(server)];
  const stolen = await provider.logIn(await first.begin(), subject);
  const own = await provider.logIn(await second.begin(), somebody());
  own.searchParams.set('code', stolen.searchParams.get('code')!);
  expect((await second.finish(own)).body.code).toBe('0409');
});

test.each(['WITHDRAWN', 'UNVERIFIED', 'LOCKED'])('whose account is %s is not logged in', async (status) => {
  const subject = somebody();
  const { browser } = await come(subject);
  const { body } = await browser.send(REGISTER, registration);
  const { session } = body.data as { session: { member: { memberId: string } } };
  await run('update members set status = $1 where member_id = $2', [status, session.member.memberId]);
  const { answer } = await come(subject);
  expect(answer.body.code).toBe('C06000');
  expect(String(answer.headers['set-cookie'])).not.toContain('access_token');
});

test('whoever is logged in links, and is not logged in to another account instead', async () => {
  const taken = somebody();
  await (await come(taken)).browser.send(REGISTER, registration);
  const person = await account();
  const own = browserAt(server, { token: person.token });
  const refused = await come(taken, own);
  expect([refused.answer.status, refused.answer.body.message]).toEqual([409, expect.stringContaining('다른 계정')]);
  // Not even by a proved address: linking asks for the password.
  const { data } = await come(somebody({ email: person.email }), own);
  expect(data).toMatchObject({ outcome: 'NEW' });
  const token = tokenOf(await logIn(person.email, own));
  expect((await own.send(LINKS, {}, { token })).status).toBe(200);
});

test('what one account began to link no other one ends, and an account of the provider is linked with the first alone', async () => {
  const [one, other] = [await account(), await account()];
  const browser = browserAt(server, { token: one.token });
  const back = await provider.logIn(await browser.begin(), somebody());
  expect((await browser.finish(back, { token: other.token })).body.code).toBe('0409');

  await choose(false);
  const subject = somebody();
  const [first, second] = [(await come(subject)).browser, (await come(subject)).browser];
  server.clock.advance(1000);
  const tokens = [tokenOf(await logIn(one.email, first)), tokenOf(await logIn(other.email, second))] as const;
  expect((await first.send(LINKS, {}, { token: tokens[0] })).status).toBe(200);
  const late = await second.send(LINKS, {}, { token: tokens[1] });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('다른 계정')]);
});

test('unlinking ends what the provider logged in, and leaves nobody without a way in', async () => {
  const person = await account();
  const subject = somebody({ email: person.email });
  const byProvider = (await come(subject)).data['session'] as { token: string };
  const token = tokenOf(await logIn(person.email));
  const { body } = await server.call({ url: LINKS, token });
  const own = body.data as { identities: { identityId: string }[] };
  const url = `${LINKS}/${own.identities[0]!.identityId}`;
  expect((await server.call({ method: 'DELETE', url, token: manager.token })).status).toBe(404);
  expect((await server.call({ method: 'DELETE', url, token })).body.data).toMatchObject({ identities: [] });
  expect((await server.call({ url: LINKS, token: byProvider.token })).status).toBe(401);
  // Who unlinks in a session that the provider began stays in it.
  const again = (await come(subject)).data['session'] as { token: string };
  const linked = (await server.call({ url: LINKS, token: again.token })).body.data as typeof own;
  const itself = `${LINKS}/${linked.identities[0]!.identityId}`;
  expect((await server.call({ method: 'DELETE', url: itself, token: again.token })).status).toBe(200);
  expect((await server.call({ url: LINKS, token: again.token })).status).toBe(200);

  const { browser } = await come(somebody());
  const made = (await browser.send(REGISTER, registration)).body.data as { session: { token: string } };
  const only = (await server.call({ url: LINKS, token: made.session.token })).body.data as {
    identities: { identityId: string }[];
  };
  expect(only).toMatchObject({ hasPassword: false });
  const last = { method: 'DELETE', url: `${LINKS}/${only.identities[0]!.identityId}` } as const;
  const refused = await server.call({ ...last, token: made.session.token });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('비밀번호를 먼저')]);
});

test('log-out goes on to the provider for whoever came from there, and for nobody else', async () => {
  const { browser } = await come(somebody());
  const made = (await browser.send(REGISTER, registration)).body.data as { session: { token: string } };
  const logOut = (token: string) => server.call({ method: 'POST', url: '/api/v1/accounts/logout', token });
  const { providerUrl } = (await logOut(made.session.token)).body.data as { providerUrl: string };
  const url = new URL(providerUrl);
  expect(url.origin).toBe(provider.issuer);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://dure.test/');
  expect((await fetch(url)).status).toBe(200);
  const person = await account();
  expect((await logOut(person.token)).body.data).toEqual({ providerUrl: null });
});

test('where the organisation has no provider, or none that answers, nobody is sent anywhere', async () => {
  const third = await makeTenant(server, 'saero');
  server.services.tenants.forget();
  const own = browserAt(server, { host: 'saero.localhost' });
  const begin = () => own.send('/api/v1/accounts/oidc/authorization');
  const none = await begin();
  expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('쓰지 않습니다')]);
  const theirs = await makePerson(server, third, 'manager');
  const away = { issuer: 'http://127.0.0.1:9', clientId: 'dure', clientSecret: 'x' };
  await chooseProvider(server, theirs, away, { host: 'saero.localhost' });
  const unreachable = await begin();
  expect([unreachable.status, unreachable.body.code]).toEqual([502, 'C4999']);
});

test('what a provider sends back goes on behind #, where no log and no history sees it', async () => {
  const { status, headers } = await server.call({ url: '/account/oidc/callback?code=a%20b&state=%0d%0aX' });
  expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
  const [page, brought] = String(headers['location']).split('#');
  expect([page, Buffer.from(brought!, 'base64url').toString()]).toEqual(['/account/oidc', 'code=a%20b&state=%0d%0aX']);
});
