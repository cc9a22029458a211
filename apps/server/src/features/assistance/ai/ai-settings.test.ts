import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newSealingKey, parseSealingKeys, SecretBox } from '../../../kernel/secrets/secret-box.ts';
import { build } from '../../../kernel/database/build.ts';
import { testAi } from '../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../testing/ai/protocol-server.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { aiText } from './ai.text.ts';
import { modelOf } from './asking.service.ts';
import { upkeepJob } from './upkeep.jobs.ts';

const SECRET = 'sk-very-secret-1234';
const PATH = '/api/manager/v1/ai/settings';
const ai = testAi();
let server: TestServer;
let tenantId: string;
let manager: Person;
let provider: ProtocolServer;
let version = 0;

const wished = (changed: object = {}) => ({
  engine: 'TENANT',
  protocol: 'openai',
  baseUrl: provider.baseUrl,
  model: 'm',
  apiKey: SECRET,
  inputPrice: 1000,
  outputPrice: 3000,
  monthlyCap: 60_000,
  stopsAtCap: true,
  version,
  ...changed,
});
async function save(changed: object = {}) {
  const saved = await server.call({ method: 'PUT', url: PATH, token: manager.token, payload: wished(changed) });
  if (saved.status === 200) ({ version } = saved.body.data as { version: number });
  return saved;
}
async function probe(changed: object = {}) {
  const { apiKey, engine, protocol, baseUrl, model } = wished(changed);
  const payload = { engine, protocol, baseUrl, model, ...(apiKey === undefined ? {} : { apiKey }) };
  const answered = await server.call({ method: 'POST', url: `${PATH}/test`, token: manager.token, payload });
  return answered.body.data as { isWorking: boolean; message: string; models: string[] };
}
const rowOf = async () => (await server.database.read(tenantId, build.selectFrom('ai_settings').selectAll()))[0][0];

beforeAll(async () => {
  server = await startTestServer({ ai });
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
});
beforeEach(async () => {
  provider = await startProtocolServer('openai', ['m', 'hanmal-70b']);
  provider.does({ says: { ok: true } });
});

test('without settings and without a provider of the installation the built-in tools work', async () => {
  const { body } = await server.call({ url: PATH, token: manager.token });
  expect(body.data).toMatchObject({ engine: 'BUILT_IN', keyEnding: null, installation: null, version: 0 });
});

test('a key is sealed, and nobody is shown more of it than its end', async () => {
  const saved = await save();
  expect(saved.body.data).toMatchObject({ engine: 'TENANT', keyEnding: '1234', version: 1 });
  const { raw } = await server.call({ url: PATH, token: manager.token });
  const row = await rowOf();
  expect(`${raw}${JSON.stringify(saved.body)}${JSON.stringify(row)}`).not.toContain(SECRET);
  expect(server.services.secrets.open(row!.sealed_key!, tenantId)).toBe(SECRET);
});

test('a key that is left out stays, an empty one goes', async () => {
  expect((await save()).status).toBe(200);
  expect((await save({ apiKey: undefined, model: 'other' })).body.data).toMatchObject({ keyEnding: '1234' });
  expect((await save({ apiKey: '' })).body.data).toMatchObject({ keyEnding: null });
});

test('the kept key goes to no other host: neither by saving nor by a test', async () => {
  await save();
  const other = await startProtocolServer('openai');
  const moved = { apiKey: undefined, baseUrl: other.baseUrl };
  const refused = await save(moved);
  expect(refused.body).toMatchObject({ code: '0422', errors: [{ path: 'apiKey' }] });
  await probe(moved);
  expect(other.asked).toHaveLength(0);
  await probe({ apiKey: undefined });
  expect(provider.asked[0]!.headers.authorization).toBe(`Bearer ${SECRET}`);
});

test('a manager who saw older settings is refused with the current ones', async () => {
  await save();
  const stale = await save({ version: version - 1 });
  expect(stale).toMatchObject({ status: 409, body: { code: '0409', data: { version } } });
});

test.each([
  ['no address', { baseUrl: '' }, '0422'],
  ['no model', { model: ' ' }, '0422'],
  ['no web address', { baseUrl: 'ftp://x.example/v1' }, '0413'],
  ['a name before the host', { baseUrl: 'https://key@x.example/v1' }, '0413'],
  ['a password before the host', { baseUrl: 'https://:key@x.example/v1' }, '0413'],
  ['a query', { baseUrl: 'https://x.example/v1?key=1' }, '0413'],
  ['a place in the page', { baseUrl: 'https://x.example/v1#key' }, '0413'],
  ['Anthropic without a key', { protocol: 'anthropic', apiKey: '' }, '0422'],
  ['the installation where there is none', { engine: 'INSTALLATION' }, '0422'],
])('%s is refused', async (_name, changed, code) => {
  expect((await save(changed)).body.code).toBe(code);
});

test('a test says in a sentence what is wrong', async () => {
  expect(await probe()).toMatchObject({ isWorking: true, message: expect.stringContaining('연결됐어요') });
  expect([0, 99, 100, 1240].map(aiText.works)).toEqual(
    ['0.1초 안에', '0.1초 안에', '0.1초 만에', '1.2초 만에'].map(
      (how) => `연결됐어요. ${how} 정해진 모양으로 답했어요.`,
    ),
  );
  provider.does({ status: 401 });
  expect((await probe()).message).toContain('키를 받아 주지 않았어요');
  provider.does({ status: 404, body: { error: { message: 'model not found' } } });
  expect((await probe({ model: 'hanmal-32b' })).message).toBe(
    '주소까지는 닿았지만 ‘hanmal-32b’ 모델이 없다고 답했어요. 있는 모델: m, hanmal-70b',
  );
  provider.does({ says: 'hello' });
  expect((await probe()).message).toContain('정해진 모양이 아니에요');
  provider.does({ status: 500 });
  expect((await probe()).message).toContain('제공자 쪽에 오류');
  await provider.stop();
  expect((await probe()).message).toContain('닿지 못했어요');
});

test('a test says, too, why nothing can be tried', async () => {
  await save();
  const payload = { engine: 'TENANT', protocol: 'openai', baseUrl: 'ftp://x.example', model: 'm' };
  const url = `${PATH}/test`;
  expect((await server.call({ method: 'POST', url, token: manager.token, payload })).body.code).toBe('0413');
  expect(await probe({ engine: 'INSTALLATION' })).toMatchObject({ isWorking: false, message: aiText.noInstallation });
  expect(await probe({ protocol: 'anthropic', apiKey: '' })).toMatchObject({ message: aiText.keyMissing });
  const another = new SecretBox(parseSealingKeys(newSealingKey().replace('first', 'lost'))!);
  const sealed_key = another.seal(SECRET, tenantId);
  const lost = build.updateTable('ai_settings').set({ sealed_key }).where('tenant_id', '=', tenantId);
  await server.database.write(tenantId, lost);
  expect(await probe({ apiKey: undefined })).toMatchObject({ isWorking: false, message: aiText.stops.keyLost });
  expect(await modelOf(server.services, tenantId)).toBeNull();
  expect(provider.asked).toHaveLength(0);
});

test('a provider that hangs is said to be late', async () => {
  provider.does('hang');
  const hasty = await startTestServer({ ai: testAi({ limits: { tryMs: 50 } }) });
  const person = await makePerson(hasty, await makeTenant(hasty), 'manager');
  const { engine, protocol, baseUrl, model, apiKey } = wished();
  const payload = { engine, protocol, baseUrl, model, apiKey };
  const { body } = await hasty.call({ method: 'POST', url: `${PATH}/test`, token: person.token, payload });
  expect(body.data).toMatchObject({ isWorking: false, message: expect.stringContaining('제때 답하지 않았어요') });
});

test('an address in the network of the server is reached only where its operator allows it', async () => {
  const strict = await startTestServer({ ai: testAi({ allowsPrivate: false }) });
  const person = await makePerson(strict, await makeTenant(strict), 'manager');
  const { engine, protocol, baseUrl, model, apiKey } = wished();
  const payload = { engine, protocol, baseUrl, model, apiKey };
  const { body } = await strict.call({ method: 'POST', url: `${PATH}/test`, token: person.token, payload });
  expect(body.data).toMatchObject({ isWorking: false, message: expect.stringContaining('내부망 주소') });
  expect(provider.asked).toHaveLength(0);
});

test('the upkeep seals keys anew once another key seals', async () => {
  await save();
  const before = (await rowOf())!.sealed_key!;
  const fresh = parseSealingKeys(newSealingKey().replace('first', 'second'))!;
  const old = server.services.secrets;
  const secrets = new SecretBox(fresh);
  const both = Object.assign(Object.create(secrets) as SecretBox, {
    open: (sealed: string, owner: string) => old.open(sealed, owner),
    seal: (secret: string, owner: string) => secrets.seal(secret, owner),
    isOutdated: (sealed: string) => secrets.isOutdated(sealed),
  });
  const services = { ...server.services, secrets: both };
  await upkeepJob.define({ services, log: server.app.log }).run({}, async () => {});
  const after = (await rowOf())!.sealed_key!;
  expect(after).not.toBe(before);
  expect(secrets.open(after, tenantId)).toBe(SECRET);
});
