import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSealingKey, parseSealingKeys, SecretBox } from '../../../../kernel/secrets/secret-box.ts';
import { startLyingProvider } from '../../../../testing/oidc/malicious-provider.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { accountCleaningJob } from '../accounts.jobs.ts';

const PATH = '/api/manager/v1/oidc/settings';
const SECRET = 'a-very-secret-1234';
let server: TestServer;
let tenantId: string;
let otherTenantId: string;
let manager: Person;
let provider: Awaited<ReturnType<typeof startLyingProvider>>;
let version = 0;

const wished = (part: object = {}) => ({
  isOffered: true,
  issuer: provider.issuer,
  clientId: 'dure',
  clientSecret: SECRET,
  provesAddresses: true,
  version,
  ...part,
});
async function save(part: object = {}) {
  const saved = await server.call({ method: 'PUT', url: PATH, token: manager.token, payload: wished(part) });
  if (saved.status === 200) ({ version } = saved.body.data as { version: number });
  return saved;
}
const rowOf = async () =>
  (
    await server.database.transaction(
      tenantId,
      async (transaction) => (await transaction.execute('select * from oidc_settings')).rows,
    )
  )[0]!;
const loginTypes = async (tenant = 'dure') => {
  server.services.tenants.forget();
  const { body } = await server.call({ url: `/guest/tenants/${tenant}` });
  return (body.data as { loginTypes: string[] }).loginTypes;
};

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  otherTenantId = await makeTenant(server, 'hanbit');
  manager = await makePerson(server, tenantId, 'manager');
  provider = await startLyingProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  await save();
});

test('the log-in page offers the provider as long as a manager says so, at this tenant alone', async () => {
  expect(await loginTypes()).toEqual(['PASSWORD', 'OIDC']);
  expect(await loginTypes('hanbit')).toEqual(['PASSWORD']);
  expect((await save({ isOffered: false, clientSecret: undefined })).body.data).toMatchObject({ isOffered: false });
  expect(await loginTypes()).toEqual(['PASSWORD']);
});

test('the secret is sealed for this purpose, and nobody is shown more of it than its end', async () => {
  const { raw, body } = await server.call({ url: PATH, token: manager.token });
  expect(body.data).toMatchObject({
    secretEnding: '1234',
    redirectUri: 'https://dure.test/account/oidc/callback',
    logoutRedirectUri: 'https://dure.test/',
    backChannelUri: 'https://dure.test/account/oidc/backchannel-logout',
  });
  const row = await rowOf();
  expect(`${raw.toString()}${JSON.stringify(row)}`).not.toContain(SECRET);
  const sealed = String(row['sealed_secret']);
  expect(() => server.services.secrets.open(sealed, tenantId)).toThrow();
  expect(() => server.services.secrets.open(sealed, `oidc:${otherTenantId}`)).toThrow();
  expect(server.services.secrets.open(sealed, `oidc:${tenantId}`)).toBe(SECRET);
});

test('a secret that is left out stays on its host; sent to another it never is', async () => {
  expect((await save({ clientSecret: undefined })).body.data).toMatchObject({ secretEnding: '1234' });
  const other = await save({ clientSecret: undefined, issuer: 'https://another.example' });
  expect(other.body.errors?.map(({ path }) => path)).toEqual(['clientSecret']);
});

test.each([
  ['no address', { issuer: '' }, '0422', 'issuer'],
  ['no web address', { issuer: 'ftp://x.example' }, '0413', 'issuer'],
  ['a name before the host', { issuer: 'https://key@x.example' }, '0413', 'issuer'],
  ['a question behind it', { issuer: 'https://x.example/?tenant=1' }, '0413', 'issuer'],
  ['a mark behind it', { issuer: 'https://x.example/#here' }, '0413', 'issuer'],
  ['no client', { clientId: ' ' }, '0422', 'clientId'],
  ['no secret', { clientSecret: '' }, '0422', 'clientSecret'],
])('%s is refused', async (_what, part, code, path) => {
  const { body } = await save(part);
  expect([body.code, body.errors?.map((one) => one.path)]).toEqual([code, [path]]);
});

test('whoever saw older settings is refused with the current ones', async () => {
  const stale = await save({ version: version - 1, isOffered: false });
  expect(stale).toMatchObject({ status: 409, body: { code: '0409', data: { version, isOffered: true } } });
});

test('a test says in a sentence whether a provider is there', async () => {
  const probe = async (issuer: string) =>
    (await server.call({ method: 'POST', url: `${PATH}/test`, token: manager.token, payload: { issuer } })).body
      .data as { isWorking: boolean; message: string };
  expect(await probe(provider.issuer)).toMatchObject({ isWorking: true });
  expect(await probe(`${provider.issuer}/elsewhere`)).toMatchObject({
    isWorking: false,
    message: expect.stringContaining('찾지 못했어요'),
  });
  expect((await probe('http://127.0.0.1:9')).message).toContain('닿지 못했어요');
});

test('the upkeep seals the secret anew once another key seals', async () => {
  const before = String((await rowOf())['sealed_secret']);
  const fresh = new SecretBox(parseSealingKeys(newSealingKey().replace('first', 'second'))!);
  const old = server.services.secrets;
  const secrets = Object.assign(Object.create(fresh) as SecretBox, {
    open: (sealed: string, owner: string) => old.open(sealed, owner),
    seal: (secret: string, owner: string) => fresh.seal(secret, owner),
    isOutdated: (sealed: string) => fresh.isOutdated(sealed),
  });
  const services = { ...server.services, secrets };
  await accountCleaningJob.define({ services, log: server.app.log }).run({}, async () => {});
  const after = String((await rowOf())['sealed_secret']);
  expect([after === before, after.startsWith('second.')]).toEqual([false, true]);
  expect(fresh.open(after, `oidc:${tenantId}`)).toBe(SECRET);
});
