import type { FriendRequest } from '@dure/contract/people/friends/friends.endpoints';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { friendCalls, standingOf } from '../../../testing/friends.ts';
import { notificationKindsOf, notificationsOf } from '../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let mina: Person;
let juno: Person;
const { accept, ask, block, byNickname, cancel, decline, listsOf, remove, send, unblock } = friendCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
let turn = 0;
beforeEach(async () => {
  turn += 1;
  mina = await makePerson(server, tenantId, 'member', `민아${turn}`);
  juno = await makePerson(server, tenantId, 'member', `준오${turn}`);
});

describe('asking', () => {
  test('by nickname waits for an answer; accepted, both are friends and who asked is told', async () => {
    expect(standingOf(await byNickname(mina, juno.nickname))).toBe('REQUESTED');
    expect(await listsOf(mina)).toEqual([[], [], [juno.nickname], []]);
    expect(await listsOf(juno)).toEqual([[], [mina.nickname], [], []]);
    expect(await notificationKindsOf(server, tenantId, juno)).toEqual(['friendRequest']);
    expect(standingOf(await accept(juno, mina))).toBe('FRIENDS');
    expect(await listsOf(mina)).toEqual([[juno.nickname], [], [], []]);
    expect(await listsOf(juno)).toEqual([[mina.nickname], [], [], []]);
    expect(await notificationKindsOf(server, tenantId, mina)).toEqual(['friendAccepted']);
    expect(standingOf(await accept(juno, mina))).toBe('FRIENDS');
    expect(await notificationKindsOf(server, tenantId, mina)).toEqual(['friendAccepted']);
  });

  test('again changes nothing and tells nobody anew', async () => {
    await ask(mina, juno);
    expect(standingOf(await ask(mina, juno))).toBe('REQUESTED');
    expect(standingOf(await byNickname(mina, juno.nickname))).toBe('REQUESTED');
    expect(await notificationKindsOf(server, tenantId, juno)).toEqual(['friendRequest']);
    const request = async () =>
      ((await send(juno, 'GET', '/api/v1/my/friend-requests')).body.data as { contents: FriendRequest[] }).contents;
    const before = await request();
    // Also once it has been read, and later on.
    await send(juno, 'PUT', '/api/v1/activity/alarms/check', { activityHistorySequence: 1_000_000 });
    server.clock.advance(60_000);
    await ask(mina, juno);
    expect(await notificationKindsOf(server, tenantId, juno)).toEqual(['friendRequest']);
    expect(await request()).toEqual(before);
  });

  test('who has asked one is the answer', async () => {
    await ask(mina, juno);
    expect(standingOf(await byNickname(juno, mina.nickname))).toBe('FRIENDS');
    expect(await listsOf(mina)).toEqual([[juno.nickname], [], [], []]);
  });

  test.each<[string, (asker: Person, asked: Person) => Promise<unknown>]>([
    ['declined', (asker, asked) => decline(asked, asker)],
    ['cancelled', (asker, asked) => cancel(asker, asked)],
  ])('%s leaves nothing, tells nobody, and can be asked again', async (_, end) => {
    await ask(mina, juno);
    await end(mina, juno);
    expect([await listsOf(mina), await listsOf(juno)]).toEqual([
      [[], [], [], []],
      [[], [], [], []],
    ]);
    expect(await notificationKindsOf(server, tenantId, mina)).toEqual([]);
    expect(standingOf(await ask(mina, juno))).toBe('REQUESTED');
  });

  test.each<[string, (asked: Person, asker: Person) => Promise<unknown>]>([
    ['accepted', accept],
    ['declined', decline],
    ['answered by asking back', ask],
    ['answered by a block', block],
  ])('what is %s is unread no more, and nothing else is', async (_, answer) => {
    const third = await makePerson(server, tenantId, 'member', `셋째${turn}`);
    await ask(mina, juno);
    await ask(third, juno);
    await answer(juno, mina);
    const unread = (await notificationsOf(server, tenantId, juno)).filter(({ checked_at }) => checked_at === null);
    expect(unread.map(({ actor_id }) => actor_id)).toEqual([third.memberId]);
  });

  test('what is not there to be answered is refused', async () => {
    for (const wrong of [await accept(mina, juno), await ask(mina, mina), await block(mina, mina)])
      expect([wrong.status, wrong.body.code]).toEqual([409, '0409']);
    await ask(mina, juno);
    expect((await accept(mina, juno)).status).toBe(409);
    expect((await decline(mina, juno)).status).toBe(409);
    await accept(juno, mina);
    expect((await cancel(mina, juno)).status).toBe(409);
  });

  test('a friendship ends for both, and the other is not told', async () => {
    await ask(mina, juno);
    await accept(juno, mina);
    expect(standingOf(await remove(juno, mina))).toBe('NONE');
    expect((await Promise.all([listsOf(mina), listsOf(juno)])).map(([friends]) => friends)).toEqual([[], []]);
    expect(await notificationKindsOf(server, tenantId, mina)).toEqual(['friendAccepted']);
  });
});

describe('blocking', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a friend', () => ask(mina, juno).then(() => accept(juno, mina))],
    ['who asked', () => ask(juno, mina)],
    ['whom one asked', () => ask(mina, juno)],
  ])('%s ends what there was, tells nobody, and is lifted again', async (_, before) => {
    await before();
    const told = await notificationKindsOf(server, tenantId, juno);
    expect(standingOf(await block(mina, juno))).toBe('BLOCKED');
    expect(await listsOf(mina)).toEqual([[], [], [], [juno.nickname]]);
    expect(await listsOf(juno)).toEqual([[], [], [], []]);
    expect(await notificationKindsOf(server, tenantId, juno)).toEqual(told);
    expect((await ask(mina, juno)).status).toBe(409);
    expect(standingOf(await unblock(mina, juno))).toBe('NONE');
    expect(standingOf(await ask(juno, mina))).toBe('REQUESTED');
  });
});

test('the newest request stands first, with when it was made', async () => {
  const third = await makePerson(server, tenantId, 'member', '셋째');
  await ask(juno, mina);
  server.clock.advance(60_000);
  await ask(third, mina);
  const { body } = await send(mina, 'GET', '/api/v1/my/friend-requests');
  const { contents } = body.data as { contents: FriendRequest[] };
  expect(contents.map(({ member }) => member.nickname)).toEqual(['셋째', juno.nickname]);
  expect(Date.parse(contents[0]!.requestedAt) - Date.parse(contents[1]!.requestedAt)).toBe(60_000);
});
