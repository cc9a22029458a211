import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { planOf } from '../../../testing/database/plans.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { takeAwaiting } from './mailing/mailing.queries.ts';
import { deleteSomeOlderThan } from './notifications.queries.ts';
import { checkGathered, checkUpTo, countOwn, listOwn } from './own-notifications.queries.ts';

const ROWS = 60_000;
const NOW = new Date('2026-11-23T00:00:00Z');
const OLDEST = new Date('2026-10-24T00:00:00Z');
/** Of many people, a hundred of them the reader's, half of all over their 30 days, some on their way out. */
const FILL = `
  with people as (
    insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
    select $1, gen_random_uuid(), n || '@bench.test', n || '@bench.test', '', '멤버 ' || n, '{ROLE_USER}', now()
    from generate_series(1, $4::integer / 100) n returning member_id),
  all_of_them as (select array_agg(member_id) as ids from people)
  insert into notifications (tenant_id, member_id, kind, actor_id, created_at, checked_at, awaits_sending, awaits_push)
  select $1, case when n % ($4::integer / 100) = 0 then $2 else ids[1 + n % cardinality(ids)] end, 'feedback', $2,
    $3::timestamptz - case when n % 2 = 0 then interval '31 days' else interval '1 day' end, null, n % 1000 = 1, n % 1000 = 1
  from all_of_them, generate_series(1, $4::integer) n`;

let server: TestServer;
let tenantId: string;
let memberId: string;
beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  ({ memberId } = await makePerson(server, tenantId, 'member'));
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(FILL, [tenantId, memberId, NOW, ROWS]);
  await owner.query('vacuum analyze');
  await owner.end();
});

const most = async (query: Parameters<typeof planOf>[2]) => (await planOf(server, tenantId, query)).most;

test('a piece of the purge reads what it deletes, and not the table', async () => {
  expect(await most(deleteSomeOlderThan(tenantId, OLDEST, 500))).toBeLessThanOrEqual(500);
});

test.each(['awaits_sending', 'awaits_push'] as const)('what leaves (%s) is looked up', async (way) => {
  const sending = { tenantId, now: NOW, timeZone: 'Asia/Seoul' };
  expect(await most(takeAwaiting(way, sending, NOW, 500))).toBeLessThanOrEqual(60);
});

test('the bell, and what is checked in it, read the rows of one member', async () => {
  const shown = { tenantId, memberId, oldest: OLDEST, timeZone: 'Asia/Seoul', only: null };
  const own = { tenantId, memberId, timeZone: 'Asia/Seoul' };
  for (const query of [
    listOwn({ ...shown, size: 30, offset: 0 }),
    countOwn(shown),
    checkUpTo(own, ROWS, NOW),
    checkGathered(own, ROWS - 1, NOW),
  ])
    expect(await most(query)).toBeLessThanOrEqual(110);
});
