import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LiveBus } from '../../../kernel/live/live-bus.ts';
import { brandForm, organisationOf, saveBrand } from './organisation.test-help.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startSecondServer, type SecondServer } from '../../../testing/second-server.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

/** What a manager saves on one server, as the pages of another show it. */

let server: TestServer;
let second: SecondServer;
let bus: LiveBus;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  second = await startSecondServer(server);
  bus = new LiveBus(server.ground.connection, server.services.live, () => {});
  bus.onTenantsChanged = () => server.services.tenants.forget();
  await bus.start();
});
afterAll(async () => {
  await second.stop();
  server.services.live.bus = undefined;
  await bus.stop();
});

const nameThere = async () => {
  const answer = await fetch(`${second.url}/guest/tenants/dure`);
  return ((await answer.json()) as { data: { tenantName: string } }).data.tenantName;
};

/** By itself a server asks again only after five seconds. */
test('a changed name shows on the other server before it would ask by itself', async () => {
  const now = await organisationOf(server, manager);
  expect(await nameThere()).toBe(now.name);
  await saveBrand(server, manager, { ...brandForm(now), name: '다른 서버의 대학교' });
  await vi.waitFor(async () => expect(await nameThere()).toBe('다른 서버의 대학교'), { timeout: 2500, interval: 50 });
});
