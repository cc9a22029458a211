import type { listNotifications } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { Output } from '@dure/contract/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { startMailServer } from '../../../testing/mail/smtp.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { sendMails } from '../mails/mails.service.ts';
import { sendAtOnce } from './mailing/at-once.service.ts';
import { sendDigests } from './mailing/digests.service.ts';
import { notificationsPurgeJob } from './notifications.jobs.ts';
import { notify } from './notifications.service.ts';

const LIKES = 1000;
let server: TestServer;
let tenantId: string;
let author: Person;
let club: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'member', '글쓴이');
  club = await makeClub(server, tenantId, { members: [author], quizzes: [{}] });
  await server.services.jobs.start([]);
});
afterAll(() => server.services.jobs.stop());

const run = (statement: string, values: unknown[] = []) =>
  server.database.transaction(tenantId, (transaction) => transaction.execute(statement, values));
const like = (actorId: string) =>
  server.database.transaction(tenantId, (transaction) =>
    notify(
      transaction,
      [
        {
          memberId: author.memberId,
          kind: 'like',
          actorId,
          clubSequence: club.clubSequence,
          quizSequence: club.quizSequences[0]!,
          detail: { answer: author.memberId },
        },
      ],
      server.clock.now(),
    ),
  );
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = server.database.statements;
  await work();
  return server.database.statements - before;
}

test('a thousand people like one answer, most of them twice: one row of the bell, one line of one mail, and the last costs what the first did', async () => {
  const { rows } = await run(
    `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
     select $1, gen_random_uuid(), 'like' || no || '@dure.test', 'like' || no || '@dure.test', '', '좋아요' || no, '{ROLE_USER}', $2
     from generate_series(1, $3::int) as no returning member_id`,
    [tenantId, server.clock.now(), LIKES],
  );
  const people = rows.map(({ member_id }) => String(member_id));
  const first = await statementsOf(() => like(people[0]!));
  for (let start = 1; start < LIKES - 1; start += 50)
    await Promise.all(people.slice(start, Math.min(start + 50, LIKES - 1)).map(like));
  expect(await statementsOf(() => like(people.at(-1)!))).toBe(first);
  // Taken back and given again, while nobody has looked.
  for (const person of people.slice(0, 20)) await like(person);
  expect((await run(`select count(*)::int as count from notifications where kind = 'like'`)).rows).toEqual([
    { count: LIKES },
  ]);
  const asked = async () => {
    const { body } = await server.call({ url: '/api/v1/activity/alarms', token: author.token });
    return body.data as Output<typeof listNotifications>;
  };
  const bell = await asked();
  expect([bell.totalElements, bell.uncheckedCount]).toEqual([1, 1]);
  expect(bell.contents[0]!.activities[0]!.activityMessage).toBe(
    `좋아요${LIKES} 님 외 ${LIKES - 1}명이 내 답변을 좋아해요`,
  );

  const smtp = await startMailServer();
  const tenant = (await server.services.tenants.find('dure'))!;
  const services = { ...server.services, mail: { ...server.services.mail, postman: smtp.postman } };
  server.clock.set('2026-11-22T23:00:00Z');
  await sendAtOnce(services, tenant);
  await sendDigests(services, tenant);
  await sendMails(services, tenant);
  const mails = smtp.received.filter(({ to }) => to[0] === author.email);
  await smtp.close();
  expect(mails).toHaveLength(1);

  const { token } = await logInAgain(server, tenantId, author);
  const url = `/api/v1/activity/alarms/${bell.contents[0]!.activities[0]!.activityHistorySequence}/check`;
  expect(await statementsOf(() => server.call({ method: 'PUT', url, token }))).toBeLessThan(5);
  expect((await run('select count(*)::int as count from notifications where checked_at is null')).rows).toEqual([
    { count: 0 },
  ]);
  server.clock.set(START);
});

test('what is old goes in small steps, and waits for nobody who writes it at this moment', async () => {
  await run('delete from notifications');
  const ago = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
  const insert = (count: number, at: Date) =>
    run(
      `insert into notifications (tenant_id, member_id, kind, created_at)
       select $1, $2, 'graded', $3 from generate_series(1, $4::int)`,
      [tenantId, author.memberId, at, count],
    );
  await insert(12_000, ago(31));
  await insert(3, ago(29));
  const count = async () => (await run('select count(*)::int as count from notifications')).rows[0]!['count'];
  const job = notificationsPurgeJob.define({ services: server.services, log: server.app.log });
  const purge = () => job.run({}, async () => {});
  await server.database.transaction(tenantId, async (transaction) => {
    await transaction.execute(
      'select notification_sequence from notifications order by notification_sequence limit 1 for update',
    );
    expect(await statementsOf(purge)).toBe(3);
  });
  expect(await count()).toBe(4);
  await purge();
  expect(await count()).toBe(3);
});
