import type { MyFriends } from '@dure/contract/people/friends/friends.endpoints';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { friendCalls, standingOf } from '../../../testing/friends.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let mina: Person;
let juno: Person;
const { accept, ask, block, byNickname, cancel, decline, hide, listsOf, profile, remove, send, unblock } = friendCalls(
  () => server,
);

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

describe('whom one cannot find', () => {
  const unseen: [string, () => Promise<unknown>][] = [
    ['does not want to be found', () => hide(juno)],
    ['has blocked the caller', () => block(juno, mina)],
    ['is called like another', () => makePerson(server, tenantId, 'member', juno.nickname)],
    ['has withdrawn', () => setStatus(juno, 'WITHDRAWN')],
  ];
  const setStatus = ({ memberId }: Person, status: string) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.change(build.updateTable('members').set({ status }).where('member_id', '=', memberId)),
    );
  /** Answer and cost of a call, without what is its own. */
  const measured = async (call: () => ReturnType<typeof profile>) => {
    const before = server.database.statements;
    const { status, body } = await call();
    const { requestId: _, ...words } = body as { requestId?: string };
    return { status, words, statements: server.database.statements - before };
  };

  test.each(unseen)('who %s is answered for in the words and the work of nobody', async (_, make) => {
    const nobody = await measured(() => byNickname(mina, '아무도 아닌 이름'));
    expect(nobody).toMatchObject({ status: 404, words: { code: '0404' } });
    expect((await byNickname(juno, '아무도 아닌 이름')).status).toBe(404);
    await make();
    expect(await measured(() => byNickname(mina, juno.nickname))).toEqual(nobody);
    expect(await listsOf(mina)).toEqual([[], [], [], []]);
  });

  test.each(unseen.filter(([name]) => name !== 'is called like another'))(
    'the address of who %s is as that of nobody, to every call',
    async (_, make) => {
      const nobody = { ...juno, memberId: '01900000-0000-7000-8000-000000000000' };
      await make();
      for (const call of [profile, ask, accept, decline, cancel, remove, block, unblock]) {
        const missing = await measured(() => call(mina, nobody));
        expect(missing.status).toBe(404);
        expect(await measured(() => call(mina, juno))).toEqual(missing);
      }
    },
  );

  test('friends, and whoever was asked, see also who does not want to be found', async () => {
    await hide(juno);
    expect((await ask(juno, mina)).status).toBe(200);
    expect(standingOf(await profile(mina, juno))).toBe('WAITING');
    await accept(mina, juno);
    expect(standingOf(await profile(mina, juno))).toBe('FRIENDS');
    const { body } = await send(juno, 'GET', '/api/v1/my/friends');
    expect((body.data as MyFriends).isFindable).toBe(false);
  });

  test('whom one has blocked is found by no nickname', async () => {
    await block(mina, juno);
    expect((await byNickname(mina, juno.nickname)).status).toBe(404);
    expect(await listsOf(mina)).toEqual([[], [], [], [juno.nickname]]);
  });

  test('of two of one nickname the one who can be asked is found: it is neither oneself nor who was blocked', async () => {
    const namesake = await makePerson(server, tenantId, 'member', juno.nickname);
    await block(mina, namesake);
    expect(standingOf(await byNickname(mina, juno.nickname))).toBe('REQUESTED');
    expect(standingOf(await byNickname(namesake, juno.nickname))).toBe('REQUESTED');
    expect((await listsOf(juno))[1]!.toSorted()).toEqual([mina.nickname, juno.nickname].toSorted());
  });

  test('who has gone stands in no list, whatever they were to one', async () => {
    const [asked, asker, blocked] = await Promise.all(
      ['물은', '묻는', '막은'].map((name) => makePerson(server, tenantId, 'member', name)),
    );
    await Promise.all([ask(juno, mina), ask(mina, asked!), ask(asker!, mina), block(mina, blocked!)]);
    await accept(mina, juno);
    expect((await listsOf(mina)).map((list) => list.length)).toEqual([1, 1, 1, 1]);
    for (const person of [juno, asked!, asker!, blocked!]) await setStatus(person, 'WITHDRAWN');
    expect(await listsOf(mina)).toEqual([[], [], [], []]);
  });

  test('a part of a nickname finds nobody', async () => {
    expect((await byNickname(mina, juno.nickname.slice(0, -1))).status).toBe(404);
    expect((await byNickname(mina, '%')).status).toBe(404);
  });

  test('whoever tries names is stopped after 20 a day, found or not', async () => {
    for (let n = 0; n < 19; n += 1) await byNickname(mina, `이름 ${n}`);
    expect((await byNickname(mina, juno.nickname)).status).toBe(200);
    const stopped = [await byNickname(mina, juno.nickname), await byNickname(mina, '없음'), await ask(mina, juno)];
    expect(stopped.map(({ status, body }) => [status, body.code])).toEqual(stopped.map(() => [429, '0429']));
    expect(stopped.map(({ body }) => body.message)).toEqual(
      stopped.map(() => expect.stringContaining('24시간에 20번')),
    );
    expect((await ask(juno, mina)).status).toBe(200);
    expect(stopped[0]!.headers['retry-after']).toBe(String(24 * 60 * 60));
  });

  test('a member of another tenant is nobody', async () => {
    const there = await makeTenant(server, `far${turn}`);
    const far = await makePerson(server, there, 'member', '멀리');
    expect((await byNickname(mina, '멀리')).status).toBe(404);
    expect((await profile(mina, far)).status).toBe(404);
    expect((await ask(mina, far)).status).toBe(404);
  });
});
