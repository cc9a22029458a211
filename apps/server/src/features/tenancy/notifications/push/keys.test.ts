import { beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { newSealingKey, parseSealingKeys, SecretBox } from '../../../../kernel/secrets/secret-box.ts';
import { makeTenant } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { pushSenderOf, sealPushKeys } from './keys.service.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
const rows = (statement: string, ...values: string[]) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, values)).rows);
beforeEach(() => rows('delete from push_keys'));

const table = async () => JSON.stringify(await rows('select * from push_keys'));
const sender = async (secrets = server.services.secrets) =>
  pushSenderOf({ ...server.services, secrets }, await server.services.tenants.ofHost('localhost'));
/** As keys lay there before they were sealed. */
async function makeUnsealed() {
  const made = webPush.generateVAPIDKeys();
  const insert = 'insert into push_keys (tenant_id, public_key, sealed_key) values ($1, $2, $3)';
  await rows(insert, tenantId, made.publicKey, made.privateKey);
  return made;
}

test('the table holds no private key, and a copy of the row opens for no other tenant', async () => {
  const { privateKey, publicKey } = await sender();
  const [row] = await rows('select * from push_keys');
  expect(await table()).not.toContain(privateKey);
  expect(row!['public_key']).toBe(publicKey);
  expect(() => server.services.secrets.open(String(row!['sealed_key']), crypto.randomUUID())).toThrow();
});

test('many who ask at once get one pair', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => sender()));
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
});

test('a key from before is sealed by the job or by whoever asks first, and stays the key', async () => {
  for (const seal of [() => sealPushKeys(server.services, tenantId), () => sender()]) {
    await rows('delete from push_keys');
    const made = await makeUnsealed();
    expect(await table()).toContain(made.privateKey);
    await seal();
    expect(await table()).not.toContain(made.privateKey);
    expect(await sender()).toMatchObject(made);
  }
});

test('a new key in front seals it anew', async () => {
  const old = newSealingKey().replace('first', 'old');
  const fresh = newSealingKey().replace('first', 'new');
  const before = await sender(new SecretBox(parseSealingKeys(old)!));
  await sealPushKeys({ ...server.services, secrets: new SecretBox(parseSealingKeys(`${fresh},${old}`)!) }, tenantId);
  expect(await sender(new SecretBox(parseSealingKeys(fresh)!))).toEqual(before);
});

test('where nothing opens it any more a new pair takes its place: browsers subscribe anew', async () => {
  const box = () => new SecretBox(parseSealingKeys(newSealingKey())!);
  const lost = await sender(box());
  const secrets = box();
  const made = await sender(secrets);
  expect(made.publicKey).not.toBe(lost.publicKey);
  expect(await sender(secrets)).toEqual(made);
});
