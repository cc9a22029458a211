import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const FIXTURE = fileURLToPath(new URL('../../../../testing/club-clock.fixture.ts', import.meta.url));

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

/** Two processes whose clocks strike at once; resolves when both have ended well. */
async function strikeInTwoProcesses(now: Date): Promise<void> {
  const connection = JSON.stringify({ ...inject('testCluster').server, database: server.owner.database });
  const children = [1, 2].map(() => fork(FIXTURE, [connection, now.toISOString()], { execArgv: [] }));
  await Promise.all(children.map((child) => once(child, 'message')));
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children) child.send('go');
  for (const [code] of await Promise.all(ended)) expect(code).toBe(0);
}

test('with two servers each transition is made and each person told of it exactly once', async () => {
  const member = await makePerson(server, tenantId, 'member');
  const starting = [];
  for (let i = 0; i < 8; i++) {
    const quizzes = [{ openAt: day(7), deadlineAt: day(7.5) }];
    starting.push(await makeClub(server, tenantId, { status: '0310', startAt: day(7), members: [member], quizzes }));
  }
  await makeClub(server, tenantId, { status: '0400', endAt: day(9), members: [member] });
  await strikeInTwoProcesses(day(7));
  for (const { clubSequence, creator } of starting) {
    const [rows] = await server.database.read(
      tenantId,
      build.selectFrom('club_transitions').select('event').where('club_sequence', '=', clubSequence),
    );
    expect(rows).toEqual([{ event: 'START' }]);
    expect(await notificationKindsOf(server, tenantId, creator)).toEqual(['clubStarted']);
  }
  const told = Map.groupBy(await notificationKindsOf(server, tenantId, member), (kind) => kind);
  expect(Object.fromEntries([...told].map(([kind, all]) => [kind, all.length]))).toEqual({
    clubStarted: 8,
    quizOpened: 8,
    quizDeadline: 8,
    clubEnding: 1,
  });
}, 60_000);
