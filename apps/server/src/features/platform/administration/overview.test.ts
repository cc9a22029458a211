import type { AdministrationOverview } from '@dure/contract/platform/administration/administration.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOST = 'overview-there.localhost';
let server: TestServer;
let tenantId: string;
let elsewhere: string;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  elsewhere = await makeTenant(server, 'overview-there');
  manager = await makePerson(server, tenantId, 'manager');
  foreign = await makePerson(server, elsewhere, 'manager');
});

const tasks = async ({ token } = manager, host?: string) => {
  const { body } = await server.call({ url: '/api/manager/v1/overview', token, ...(host && { host }) });
  return (body.data as AdministrationOverview).tasks;
};
const mail = (part: { daysAgo?: number; failure?: string | null; sent?: boolean; ended?: boolean }) => {
  const created_at = new Date(Date.parse(START) - (part.daysAgo ?? 0) * DAY_MS);
  return server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('mails').values({
        tenant_id: tenantId,
        mail_id: crypto.randomUUID(),
        recipient: 'someone@example.test',
        subject: '알림',
        body: '',
        created_at,
        useful_until: server.clock.now(),
        next_try_at: server.clock.now(),
        failure: part.failure ?? null,
        sent_at: part.sent ? created_at : null,
        failed_at: part.ended ? created_at : null,
      }),
    ),
  );
};

test('where nothing waits there is nothing to do', async () => {
  await mail({});
  await mail({ failure: '450 later', sent: true });
  await mail({ failure: '550 no such user', ended: true, daysAgo: 8 });
  await makeClub(server, tenantId, { creator: manager, status: '0300' });
  expect(await tasks()).toEqual([]);
});

test('what waits is counted, the most first, with what the longest one is', async () => {
  await mail({ failure: '550 no such user', ended: true, daysAgo: 1 });
  await mail({ failure: '451 greylisted', daysAgo: 3 });
  await mail({ failure: '421 too busy', daysAgo: 2 });
  await mail({ failure: '421 busy', daysAgo: 4 });
  const creator = await makePerson(server, tenantId, 'instructor');
  for (const clubName of ['먼저 낸 클럽', '나중에 낸 클럽'])
    await makeClub(server, tenantId, { creator, status: '0100', clubName });
  const [mails, clubs, failed] = await tasks();
  expect(mails).toEqual({
    task: 'WAITING_MAILS',
    count: 3,
    since: '2026-11-16T06:00:00.000Z',
    detail: '받는 쪽 메일 서버가 지금은 받지 않았어요.',
  });
  expect(clubs).toMatchObject({ task: 'CLUB_APPROVALS', count: 2 });
  expect(failed).toMatchObject({
    task: 'FAILED_MAILS',
    count: 1,
    detail: '받는 쪽 메일 서버가 이 메일을 거절했어요. 주소를 확인해 주세요.',
  });
});

test('another organisation’s work is not counted', async () => {
  expect(await tasks(foreign, HOST)).toEqual([]);
});

test('jobs that were given up are counted, with the name of the last one', async () => {
  const theirs = [
    [tenantId, 'content-reading-now', 20],
    [tenantId, 'club-evaluation', 10],
    [elsewhere, 'push', 5],
  ];
  for (const [group, name, minutes] of theirs)
    await server.database.transaction(tenantId, (transaction) =>
      transaction.execute(
        `insert into pgboss.job (name, state, group_id, completed_on)
         values ($1, 'failed', $2, now() - $3 * interval '1 minute')`,
        [name, group, minutes],
      ),
    );
  expect((await tasks()).find(({ task }) => task === 'FAILED_JOBS')).toMatchObject({
    count: 2,
    detail: 'club-evaluation',
  });
  expect(await tasks(foreign, HOST)).toMatchObject([{ task: 'FAILED_JOBS', count: 1, detail: 'push' }]);
});
