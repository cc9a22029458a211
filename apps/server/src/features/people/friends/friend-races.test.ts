import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { friendCalls } from '../../../testing/friends.ts';
import { notificationKindsOf } from '../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let mina: Person;
let juno: Person;
const { accept, ask, block, cancel } = friendCalls(() => server);

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

describe('at once', () => {
  beforeAll(() => openConnections(server));

  const rows = async () => {
    const [found] = await server.database.read(
      tenantId,
      build
        .selectFrom('member_ties')
        .select(['member_id', 'tie'])
        .where((row) => row.or([row('member_id', '=', mina.memberId), row('member_id', '=', juno.memberId)]))
        .orderBy('tie'),
    );
    return found.map(({ member_id, tie }) => `${member_id === mina.memberId ? 'mina' : 'juno'} ${tie}`).toSorted();
  };
  const FRIENDS = ['juno FRIEND', 'mina FRIEND'];
  const rounds = Array.from({ length: 5 }, (_, n) => n);

  test.each(rounds)('both ask: they are friends exactly once, and one of them is told (%i)', async () => {
    const answers = await Promise.all([ask(mina, juno), ask(juno, mina)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toEqual(FRIENDS);
    const kinds = [
      ...(await notificationKindsOf(server, tenantId, mina)),
      ...(await notificationKindsOf(server, tenantId, juno)),
    ];
    expect(kinds.toSorted()).toEqual(['friendAccepted', 'friendRequest']);
  });

  test.each(rounds)('two accept: friends once, told once (%i)', async () => {
    await ask(mina, juno);
    const answers = await Promise.all([accept(juno, mina), accept(juno, mina)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toEqual(FRIENDS);
    expect(await notificationKindsOf(server, tenantId, mina)).toEqual(['friendAccepted']);
  });

  test.each(rounds)('accepted against cancelled: either, and only one of them says it was done (%i)', async () => {
    await ask(mina, juno);
    const [accepted, cancelled] = await Promise.all([accept(juno, mina), cancel(mina, juno)]);
    expect([accepted.status, cancelled.status].toSorted()).toEqual([200, 409]);
    expect(await rows()).toEqual(accepted.status === 200 ? FRIENDS : []);
  });

  test.each(rounds)('blocked against accepted, or asked: the block stands alone (%i)', async () => {
    await ask(mina, juno);
    await Promise.all([block(mina, juno), accept(juno, mina), ask(juno, mina)]);
    expect(await rows()).toEqual(['mina BLOCKED']);
  });
});
