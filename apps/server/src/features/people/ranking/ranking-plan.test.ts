import pg from 'pg';
import { expect, test } from 'vitest';
import { planOf } from '../../../testing/database/plans.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';
import { findRanking, listAround, listRanked } from './ranking.queries.ts';

const MEMBERS = 20_000;
const FILL = `
  with people as (
    insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
    select $1, gen_random_uuid(), n || '@bench.test', n || '@bench.test', '', '멤버 ' || n, '{ROLE_USER}', now()
    from generate_series(1, $2::integer) n returning member_id)
  insert into monthly_points (tenant_id, month, member_id, points, ranked_points)
  select $1, '2026-11-01', member_id, sum, sum
  from (select member_id, 1 + (row_number() over ()) % 700 as sum from people union all select $3, 350) as earned`;

test('of twenty thousand ranked members those of the page are looked up, and no others', async () => {
  const server = await startTestServer();
  const tenantId = await makeTenant(server);
  const { memberId } = await makePerson(server, tenantId, 'member');
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(FILL, [tenantId, MEMBERS, memberId]);
  await owner.query('select place_points($1, $2)', [tenantId, '2026-11-01']);
  await owner.query('vacuum analyze');
  await owner.end();
  const of = { tenantId, month: '2026-11-01' };
  for (const query of [
    listRanked(of, { size: 50, offset: 0 }),
    listAround(of, memberId, '>', 5),
    listAround(of, memberId, '<=', 6),
  ])
    expect(await planOf(server, tenantId, query)).toMatchObject({ most: expect.toSatisfy((rows) => rows <= 60) });
  // How many there are is added up of the places, of which there are as many as different sums.
  expect((await planOf(server, tenantId, findRanking(of, memberId))).most).toBeLessThanOrEqual(700);
});
