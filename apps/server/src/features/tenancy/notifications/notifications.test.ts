import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { notificationKindsOf, notificationsOf } from '../../../testing/notifications.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { notificationsPurgeJob } from './notifications.jobs.ts';
import { notify, type Notification } from './notifications.service.ts';

let server: TestServer;
let tenantId: string;
let reader: Person;
let actor: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  actor = await makePerson(server, tenantId, 'member');
});
beforeEach(async () => {
  reader = await makePerson(server, tenantId, 'member');
});

const tell = (...notifications: Notification[]) =>
  server.database.transaction(tenantId, (transaction) => notify(transaction, notifications, server.clock.now()));
const toReader = (more: Partial<Notification> = {}): Notification => ({
  memberId: reader.memberId,
  actorId: actor.memberId,
  kind: 'reply',
  ...more,
});

test('what is told is kept whole: about whom, where and with which words', async () => {
  await tell(toReader({ clubSequence: 7, quizSequence: 8, detail: { grade: 90, reason: '따옴표 "와" 줄\n바꿈' } }));
  expect(await notificationsOf(server, tenantId, reader)).toMatchObject([
    {
      kind: 'reply',
      actor_id: actor.memberId,
      club_sequence: 7,
      quiz_sequence: 8,
      detail: { grade: 90, reason: '따옴표 "와" 줄\n바꿈' },
      created_at: server.clock.now(),
      checked_at: null,
    },
  ]);
});

test('nobody is told of what they did themselves', async () => {
  await tell(toReader({ actorId: reader.memberId }), toReader({ kind: 'graded' }));
  expect(await notificationKindsOf(server, tenantId, reader)).toEqual(['graded']);
});

test('many people are told by one statement', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, () => makePerson(server, tenantId, 'member')));
  await server.database.transaction(tenantId, async (transaction) => {
    await notify(
      transaction,
      readers.map(({ memberId }) => ({ memberId, kind: 'clubStarted', clubSequence: 1 })),
      server.clock.now(),
    );
    await transaction.commit();
    expect(transaction.statements).toBe(1);
  });
  for (const one of readers) expect(await notificationKindsOf(server, tenantId, one)).toEqual(['clubStarted']);
});

test('nobody to tell takes no statement', async () => {
  await server.database.transaction(tenantId, async (transaction) => {
    await notify(transaction, [], server.clock.now());
    expect(transaction.statements).toBe(0);
  });
});

test('a like that is taken back and given again is told once until it was read, a reply each time', async () => {
  const like = toReader({ kind: 'like', clubSequence: 1, quizSequence: 2 });
  await tell(like);
  await tell(like);
  await tell(toReader({ kind: 'like', clubSequence: 1, quizSequence: 3 }));
  await tell(toReader(), toReader());
  expect(await notificationKindsOf(server, tenantId, reader)).toEqual(['like', 'like', 'reply', 'reply']);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('notifications')
        .set({ checked_at: server.clock.now() })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', reader.memberId),
    ),
  );
  await tell(like);
  expect(await notificationKindsOf(server, tenantId, reader)).toHaveLength(5);
});

test('what failed is not told', async () => {
  const work = server.database.transaction(tenantId, async (transaction) => {
    await notify(transaction, [toReader()], server.clock.now());
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(await notificationsOf(server, tenantId, reader)).toEqual([]);
});

test('notifications go after 30 days, not before', async () => {
  await tell(toReader());
  const purge = notificationsPurgeJob.define({ services: server.services, log: server.app.log });
  server.clock.advance(30 * 24 * 60 * 60_000);
  await purge.run({}, async () => {});
  expect(await notificationsOf(server, tenantId, reader)).toHaveLength(1);
  server.clock.advance(1);
  await purge.run({}, async () => {});
  expect(await notificationsOf(server, tenantId, reader)).toHaveLength(0);
});
