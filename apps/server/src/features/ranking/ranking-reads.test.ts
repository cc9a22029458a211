import { build } from '../../kernel/database/build.ts';
import { expect, test } from 'vitest';
import pg from 'pg';
import { makePerson, makeTenant } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import { findRanking, listAround, listRanked } from './ranking.queries.ts';
import { rankPoints } from './ranking.service.ts';

/** Members of the larger tenant; the smaller one has a tenth. `RANKING_MEMBERS=100000` is the goal's own size. */
const MANY = Number(process.env['RANKING_MEMBERS'] ?? 5000);
/** Rows of the ledger for each of them. */
const ENTRIES = 10;
const MONTH = '2026-11-01';

/** Pages of the database that reading the ranking looks at: busy machines do not change them. */
async function pagesRead(owner: pg.Client, tenantId: string, memberId: string): Promise<number> {
  const of = { tenantId, month: MONTH };
  const queries = [
    listRanked(of, { size: 50, offset: 0 }),
    listAround(of, memberId, '>', 5),
    listAround(of, memberId, '<=', 6),
    findRanking(of, memberId),
  ];
  let pages = 0;
  for (const query of queries) {
    const { sql, parameters } = query.compile();
    const { rows } = await owner.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}

test('reading the ranking takes no more of ten times the members and ten times the ledger', async () => {
  const server = await startTestServer();
  const owner = new pg.Client(server.owner);
  await owner.connect();
  const pages: number[] = [];
  for (const [uri, members] of [
    ['dure', MANY / 10],
    ['hanbit', MANY],
  ] as const) {
    const tenantId = await makeTenant(server, uri);
    const reader = await makePerson(server, tenantId, 'member', '읽는이');
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    await owner.query(
      `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
       select $1, gen_random_uuid(), n || '@crowd.test', n || '@crowd.test', '', '멤버 ' || n, '{ROLE_USER}', now()
       from generate_series(2, $2) as n`,
      [tenantId, members],
    );
    await owner.query(
      `with added as (
         insert into point_entries (tenant_id, member_id, kind, subject, turn, units, points, happened_at)
         select tenant_id, member_id, 'like', member_id || '/' || n, 1, 1, 1 + (random() * 20)::int, '2026-11-10Z'
         from members, generate_series(1, $2::int) as n where tenant_id = $1
         returning tenant_id, member_id, points, happened_at
       )
       insert into point_changes (tenant_id, member_id, points, happened_at) select * from added`,
      [tenantId, ENTRIES],
    );
    await rankPoints(server.database, tenantId);
    await owner.query('analyze');
    pages.push(await pagesRead(owner, tenantId, reader.memberId));
    const [[row]] = await server.database.read(
      tenantId,
      build
        .selectFrom('point_entries')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenantId),
    );
    expect(row!.count).toBe(members * ENTRIES);
  }
  await owner.end();
  if (process.env['RANKING_MEMBERS']) console.log('pages read', pages);
  expect(pages[1]! / pages[0]!).toBeLessThan(1.5);
}, 600_000);
