import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Outages } from '../../../../kernel/net/outages.ts';
import { OidcClient } from '../../../../kernel/oidc/oidc-client.ts';
import { startLyingProvider, type Lie } from '../../../../testing/oidc/malicious-provider.ts';
import { browserAt, chooseProvider } from '../../../../testing/oidc/log-in.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let manager: Person;
let liar: Awaited<ReturnType<typeof startLyingProvider>>;

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  liar = await startLyingProvider();
  await chooseProvider(server, manager, { issuer: liar.issuer, clientId: 'dure', clientSecret: 'x' });
});
afterAll(() => liar.close());

/** Comes back with a code that the provider answers with a lie. */
async function come(lie: Lie, part: Readonly<Record<string, string>> = {}) {
  const browser = browserAt(server);
  const sent = new URL(await browser.begin());
  liar.tell(lie, sent.searchParams.get('nonce')!);
  const back = new URL('https://dure.test/account/oidc/callback');
  const state = sent.searchParams.get('state')!;
  back.search = new URLSearchParams({ code: 'a code', state, ...part }).toString();
  return browser.finish(back);
}

test('an honest answer is taken', async () => {
  expect((await come('none')).body.data).toMatchObject({
    outcome: 'NEW',
    newcomer: { email: 'somebody@example.test' },
  });
});

test('a name with what is no character is proposed without it, a subject with such is refused', async () => {
  const { newcomer } = (await come('name')).body.data as { newcomer: { nickname: string } };
  expect(newcomer.nickname).toBe('아무개\uFFFD');
  expect((await come('broken subject')).body.code).toBe('0409');
});

test('each log-in asks with a state, a nonce and a word of its own, and brings the word whose hash it asked with', async () => {
  const browser = browserAt(server);
  const asked: URLSearchParams[] = [];
  const words: string[] = [];
  for (let times = 0; times < 2; times++) {
    const { searchParams } = new URL(await browser.begin());
    asked.push(searchParams);
    liar.tell('none', searchParams.get('nonce')!);
    const back = new URL('https://dure.test/account/oidc/callback');
    back.search = new URLSearchParams({ code: 'a code', state: searchParams.get('state')! }).toString();
    expect((await browser.finish(back)).status).toBe(200);
    words.push(liar.brought.get('code_verifier')!);
  }
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(new Set(asked.map((one) => one.get(name))).size).toBe(2);
  const hashes = words.map((word) => createHash('sha256').update(word).digest('base64url'));
  expect(asked.map((one) => [one.get('code_challenge_method'), one.get('code_challenge')])).toEqual(
    hashes.map((hash) => ['S256', hash]),
  );
});

test.each<[Lie, string]>([
  ['issuer', 'another issuer'],
  ['audience', 'another audience'],
  ['nonce', 'the nonce of another log-in'],
  ['expired', 'an end that has passed'],
  ['key', 'a key that is not the provider’s'],
  ['unsigned', 'no signature'],
  ['subject', 'nobody'],
])('an answer with a false %s (%s) logs nobody in', async (lie) => {
  const { status, body } = await come(lie);
  expect([status, body.code]).toEqual([409, '0409']);
});

test('who was asked at one provider is not believed of another that the organisation has chosen meanwhile', async () => {
  const other = await startLyingProvider();
  const choose = ({ issuer }: { issuer: string }) =>
    chooseProvider(server, manager, { issuer, clientId: 'dure', clientSecret: 'x' });
  try {
    const browser = browserAt(server);
    const { searchParams } = new URL(await browser.begin());
    await choose(other);
    other.tell('none', searchParams.get('nonce')!);
    const back = new URL('https://dure.test/account/oidc/callback');
    back.search = new URLSearchParams({ code: 'a code', state: searchParams.get('state')! }).toString();
    expect((await browser.finish(back)).body.code).toBe('0409');
    expect(other.asked).toBe(0);
  } finally {
    await choose(liar);
    await other.close();
  }
});

test('an answer that names another issuer in its address is refused before the code is spent', async () => {
  const before = liar.asked;
  expect((await come('none', { iss: 'https://another.example' })).body.code).toBe('0409');
  expect((await come('none', { error: 'access_denied' })).body.code).toBe('0409');
  expect(liar.asked).toBe(before);
});

test('a provider in the network of the server, or without TLS, is asked only where the operator allows it', async () => {
  const strict = new OidcClient({ allowsPrivate: false });
  for (const issuer of [
    liar.issuer,
    'https://127.0.0.1',
    'https://[::1]',
    'https://169.254.169.254',
    'https://localhost',
  ])
    await expect(strict.probe(issuer)).rejects.toMatchObject({ fault: 'privateAddress' });
  await new OidcClient({ allowsPrivate: true }).probe(liar.issuer);
});

test('a provider that is away is told once; an address that is only tried is not', async () => {
  const told: string[] = [];
  const client = new OidcClient({ allowsPrivate: true }, new Outages((sentence) => told.push(sentence)));
  const other = await startLyingProvider();
  const provider = { issuer: other.issuer, clientId: 'dure', clientSecret: 'x' };
  const proof = { redirectUri: 'https://dure.test/back', state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
  await client.authorizationUrl(provider, proof);
  await other.close();
  const gone = { ...provider, clientId: 'another' };
  await expect(client.probe(other.issuer)).rejects.toMatchObject({ fault: 'unreachable' });
  expect(told).toEqual([]);
  for (let n = 0; n < 2; n++)
    await expect(client.authorizationUrl(gone, proof)).rejects.toMatchObject({ fault: 'unreachable' });
  await expect(client.personOf(provider, proof, new URLSearchParams({ code: 'c', state: 's' }))).rejects.toThrow();
  const { host } = new URL(other.issuer);
  expect(told).toEqual([`The log-in provider ${host} is away: whoever logs in by it is asked to try again.`]);
});
