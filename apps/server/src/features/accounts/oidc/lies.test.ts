import { afterAll, beforeAll, expect, test } from 'vitest';
import { OidcClient } from '../../../kernel/oidc/oidc-client.ts';
import { startLyingProvider, type Lie } from '../../../testing/oidc/lying-provider.ts';
import { browserAt, chooseProvider } from '../../../testing/oidc/log-in.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

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
