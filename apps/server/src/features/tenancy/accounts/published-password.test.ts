import { beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../../../config.ts';
import { hashPassword } from './passwords/hashing.ts';
import { build } from '../../../kernel/database/build.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { refusePublishedPassword } from './published-password.service.ts';

let server: TestServer;
let tenantId: string;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  await makePerson(server, await makeTenant(server), 'member', '비밀번호 없음');
  tenantId = await makeTenant(server, 'hanbit');
  person = await makePerson(server, tenantId, 'manager');
});

const start = () => refusePublishedPassword(server.services);
const change = async (values: { password_hash?: string; email_normal?: string }) => {
  const update = build.updateTable('members').set(values).where('tenant_id', '=', tenantId);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(update.where('member_id', '=', person.memberId)),
  );
};

test('demo people of any tenant who still have the published password keep production from starting', async () => {
  await change({ password_hash: await hashPassword(DEMO_PASSWORD) });
  await expect(start()).rejects.toThrow(ConfigError);
  await expect(start()).rejects.toThrow(/@…test at "hanbit".*published password/);
});

test('with another password they do not', async () => {
  await change({ password_hash: await hashPassword('correct horse battery') });
  expect(await start()).toBeUndefined();
});
