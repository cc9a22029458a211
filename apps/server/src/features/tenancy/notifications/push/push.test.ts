import { MAX_PUSH_DEVICES } from '@dure/contract/notification-kinds';
import type { PushShown } from '@dure/contract/tenancy/notifications/push';
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../../testing/clubs.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { senderOf, startPushService, TestBrowser } from '../../../../testing/push/receiver.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { notify, type Notification } from '../notifications.service.ts';
import { devicesPurgeJob } from './push.jobs.ts';
import { sendPushes, tidyPushes } from './sending.service.ts';
import { writePushes } from './writing.service.ts';

const MINUTE_MS = 60_000;
const DEVICES = '/api/v1/my/push-devices';
let server: TestServer;
let tenantId: string;
let member: Person;
let other: Person;
let club: MadeClub;
let service: Awaited<ReturnType<typeof startPushService>>;
let browser: TestBrowser;
let no = 0;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await server.services.jobs.start([]);
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.clock.set(START);
  service = await startPushService();
  await rows('delete from push_devices');
  [member, other] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
  club = await makeClub(server, tenantId, { members: [member, other], quizzes: [{}, {}, {}, {}] });
  browser = newBrowser();
});
afterEach(() => service.close());

const newBrowser = (host = 'push.example') => new TestBrowser(`https://${host}/to/${(no += 1)}`);
const put = (payload: object, { token } = member) => server.call({ method: 'PUT', url: DEVICES, token, payload });
const add = (to = browser, person = member) => put(to.subscription(), person);
const devicesOf = async ({ token } = member) => {
  const { body } = await server.call({ url: '/api/v1/my/notification-settings', token });
  return (body.data as NotificationSettings).push.devices.map(({ pushDeviceSequence }) => pushDeviceSequence);
};
const keep = async (person = member, to = browser) => {
  const { endpoint } = to;
  const { body } = await server.call({
    method: 'POST',
    url: `${DEVICES}/current`,
    token: person.token,
    payload: { endpoint },
  });
  return (body.data as { pushDeviceSequence: number | null }).pushDeviceSequence;
};
const tell = (part: Partial<Notification> = {}, quiz = 0) =>
  server.database.transaction(tenantId, (transaction) =>
    notify(
      transaction,
      [
        {
          memberId: member.memberId,
          kind: 'graded',
          clubSequence: club.clubSequence,
          quizSequence: club.quizSequences[quiz]!,
          ...part,
        },
      ],
      server.clock.now(),
    ),
  );
const tenant = () => server.services.tenants.ofHost('localhost');
const write = async () => writePushes(server.services, await tenant());
const send = async (push = service.carrier) => sendPushes({ ...server.services, push }, await tenant());
const shown = () => service.received.map(({ body }) => browser.open(body) as PushShown);
const rows = (statement: string) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement)).rows);
const waiting = async () => (await rows('select * from push_messages')).length;

test('what happened reaches the device, encrypted for it: the sentence, and where it leads', async () => {
  const { body } = await add();
  await tell();
  await write();
  await send();
  const [one] = service.received;
  expect(service.received).toHaveLength(1);
  expect(one!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
  expect(one!.body.toString('latin1')).not.toContain('quiz');
  const { url, body: sentence, ...rest } = shown()[0]!;
  expect(sentence).toMatch(/점수/);
  expect(url).toMatch(new RegExp(`^/quiz/${club.clubSequence}/quizzes/${club.quizSequences[0]}`));
  expect(Object.keys(rest).toSorted()).toEqual(['tag', 'title']);
  expect(one!.headers['topic']).toBe(rest['tag']);
  const { aud, sub, key } = await senderOf(one!);
  expect([aud, sub]).toEqual(['https://push.example', 'https://dure.test']);
  expect(key).toBe((body.data as NotificationSettings).push.publicKey);
  expect(await waiting()).toBe(0);
});

test('it is written and sent once, however often and wherever the jobs run', async () => {
  await add();
  await tell();
  await Promise.all([write(), write()]);
  await Promise.all([send(), send(), send()]);
  await write();
  await send();
  expect(service.received).toHaveLength(1);
});

test('a push service that fails is asked again, later each time, until it is of no use', async () => {
  await add();
  await tell();
  await write();
  service.state.status = 503;
  const tries = [];
  for (const minutes of [0, 0, 1, 1, 1]) {
    server.clock.advance(minutes * MINUTE_MS);
    await send();
    tries.push(service.received.length);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3]);
  service.state.status = 201;
  server.clock.advance(4 * MINUTE_MS);
  await send();
  expect([service.received.length, await waiting()]).toEqual([4, 0]);
  await tell({}, 1);
  await write();
  server.clock.advance(60 * MINUTE_MS);
  await send();
  await tidyPushes(server.services, tenantId);
  expect([service.received.length, await waiting()]).toEqual([4, 0]);
});

test('a service that has no such device ends it, with what was on its way', async () => {
  for (const status of [404, 410]) {
    browser = newBrowser();
    await add();
    await tell({}, 0);
    await write();
    service.state.status = status;
    await send();
    expect([await devicesOf(), await waiting()]).toEqual([[], 0]);
  }
});

test('nothing is sent to this machine or its network, by name or by number, and no redirect is followed', async () => {
  for (const host of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '[::1]', '[::ffff:10.0.0.1]'])
    expect((await add(newBrowser(host))).status).toBe(400);
  for (const endpoint of [
    'http://push.example/1',
    'https://a:b@push.example/1',
    'file:///etc/passwd',
    'push',
    'https://push.example/푸시',
  ])
    expect((await put({ ...browser.subscription(), endpoint })).status).toBe(400);
  // A name is judged by what it stands for at the moment of sending.
  await add(newBrowser('localhost'));
  await tell();
  await write();
  await send(server.services.push);
  expect([await devicesOf(), await waiting()]).toEqual([[], 0]);
  await add();
  await tell({}, 1);
  await write();
  service.state.status = 302;
  await send();
  expect([service.received.length, await waiting()]).toEqual([1, 1]);
});

test('a key that is no point of the curve is refused', async () => {
  const { endpoint, keys } = browser.subscription();
  for (const p256dh of [`B${'A'.repeat(86)}`, keys.p256dh.slice(1), 'x'])
    expect((await put({ endpoint, keys: { ...keys, p256dh } })).status).toBe(400);
  expect((await put({ endpoint, keys: { ...keys, auth: 'short' } })).status).toBe(400);
});

test('what is off, read meanwhile or off for pushes is not pushed', async () => {
  await add();
  const turn = (kind: string, way: string, isOn: boolean) =>
    server.call({
      method: 'PUT',
      url: `/api/v1/my/notification-settings/${kind}`,
      token: member.token,
      payload: { way, isOn },
    });
  const { body } = await turn('graded', 'PUSH', false);
  const { kinds } = body.data as NotificationSettings;
  expect(kinds.find(({ kind }) => kind === 'graded')).toMatchObject({ isOn: true, isMailed: true, isPushed: false });
  await tell();
  await turn('feedback', 'PRODUCT', false);
  await tell({ kind: 'feedback' });
  await tell({ kind: 'quizOpened' });
  await rows(`update notifications set checked_at = created_at where kind = 'quizOpened'`);
  await write();
  expect(await waiting()).toBe(0);
});

test('quiet hours hold it back, and a try that falls into them', async () => {
  await add();
  // 20:59 in Seoul; from 21:00 to 08:00 it is quiet.
  server.clock.set('2026-11-20T11:59:00.000Z');
  await tell();
  await write();
  service.state.status = 503;
  await send();
  server.clock.advance(2 * MINUTE_MS);
  await send();
  expect(service.received).toHaveLength(1);
  await tell({}, 1);
  await write();
  expect(await waiting()).toBe(1);
  service.state.status = 201;
  server.clock.set('2026-11-20T23:00:00.000Z');
  await tidyPushes(server.services, tenantId);
  await write();
  await send();
  expect(service.received).toHaveLength(2);
});

test('much at once is one message that says how much it is', async () => {
  await add();
  for (const quiz of [0, 1, 2, 3]) await tell({}, quiz);
  await write();
  await send();
  expect(shown()).toEqual([expect.objectContaining({ body: '새 알림 4개가 있어요.', url: '/account/my/alarms' })]);
});

test('what several people do to one thing takes the place of what is there', async () => {
  await add();
  for (const actor of [other, await makePerson(server, tenantId, 'member')]) {
    await tell({ kind: 'like', actorId: actor.memberId });
    await write();
    await send();
  }
  const [first, second] = shown();
  expect(second!.tag).toBe(first!.tag);
});

test('a browser is one person’s: another one who uses it takes it over, or ends it by looking', async () => {
  await add();
  expect(await keep()).toBe((await devicesOf())[0]);
  await add(browser, other);
  expect([(await devicesOf()).length, (await devicesOf(other)).length]).toEqual([0, 1]);
  expect(await keep(member)).toBeNull();
  expect(await devicesOf(other)).toEqual([]);
});

test('a log-out ends it, and so does the end of that session elsewhere; the end of another one does not', async () => {
  await add();
  const second = await logInAgain(server, tenantId, member);
  const elsewhere = newBrowser();
  await add(elsewhere, second);
  expect(await devicesOf()).toHaveLength(2);
  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: second.token });
  expect(await devicesOf()).toHaveLength(1);
  const third = await logInAgain(server, tenantId, member);
  await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: member.token });
  expect(await devicesOf(third)).toEqual([]);
});

test('ten devices a person: the one that was seen longest ago goes', async () => {
  await add();
  const [oldest] = await devicesOf();
  for (let more = 0; more < MAX_PUSH_DEVICES; more += 1) {
    server.clock.advance(1000);
    await add(newBrowser());
  }
  const left = await devicesOf();
  expect(left).toHaveLength(MAX_PUSH_DEVICES);
  expect(left).not.toContain(oldest);
});

test('a device is ended by its owner alone; who is nobody has none; who has gone is pushed nothing', async () => {
  await add();
  const [device] = await devicesOf();
  const end = ({ token }: { token?: string }) => server.call({ method: 'DELETE', url: `${DEVICES}/${device}`, token });
  expect((await end(other)).status).toBe(404);
  expect(await devicesOf()).toHaveLength(1);
  expect((await end({})).status).toBe(401);
  await tell();
  await write();
  await rows(`update members set status = 'UNVERIFIED' where member_id = '${member.memberId}'`);
  await send();
  expect(service.received).toHaveLength(0);
  await rows(`update members set status = 'ACTIVE' where member_id = '${member.memberId}'`);
  await end(member);
  expect([await devicesOf(), await waiting()]).toEqual([[], 0]);
});

test('a browser that nobody comes with for sixty days is forgotten', async () => {
  const purge = () =>
    devicesPurgeJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  await add();
  server.clock.advance(59 * 24 * 60 * MINUTE_MS);
  await purge();
  expect(await rows('select from push_devices')).toHaveLength(1);
  server.clock.advance(2 * 24 * 60 * MINUTE_MS);
  await purge();
  expect(await rows('select from push_devices')).toHaveLength(0);
});
