import { MAX_LISTED } from '@dure/contract/http/paging';
import { MEMBER_SORTS } from '@dure/contract/tenancy/accounts/managed-members/member-sorts';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { readXlsx } from '../../../../kernel/spreadsheet/read-xlsx.ts';
import { planOf } from '../../../../testing/database/plans.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { listManaged } from './managed-members.queries.ts';

const MORE = MAX_LISTED + 5;
let server: TestServer;
let manager: Person;
let tenantId: string;

/** Many bear one name: what tells them apart is their id alone. */
beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, student_number,
         member_type, status, dormant_at, created_at)
       select $1, gen_random_uuid(), n || '@example.test', n || '@example.test', '', '같은 이름', '{ROLE_USER}', n::text,
         case when n <= 700 then 'ALUMNI' else 'MEMBER' end, case when n <= 3 then 'LOCKED' else 'ACTIVE' end,
         case when n in (1, 4, 5) then $2::timestamptz end, $2
       from generate_series(1, $3) as n`,
      [tenantId, server.clock.now(), MORE],
    ),
  );
});

const get = (path: string) => server.call({ url: `/api/manager/v1/members${path}`, token: manager.token });
const list = async (query: string) => (await get(query)).body.data as { contents: object[] };

test('pages lead so far as members are counted; a narrowed list is counted whole', async () => {
  const last = await list(`?size=100&page=${MAX_LISTED / 100}`);
  expect(last).toMatchObject({ totalElements: MAX_LISTED, isCut: true });
  expect(last.contents).toHaveLength(100);
  expect((await list(`?size=100&page=${MAX_LISTED / 100 + 1}`)).contents).toEqual([]);
  expect(await list('?memberType=ALUMNI')).toMatchObject({ totalElements: 700, isCut: false });
});

test('a locked account is not dormant, whatever else it is', async () => {
  expect(await list('?state=LOCKED')).toMatchObject({ totalElements: 3 });
  expect(await list('?state=DORMANT')).toMatchObject({ totalElements: 2 });
});

test('the file holds everybody once, also where stretches end among people of one name', async () => {
  const { raw } = await get('/export?memberType=ALUMNI&reason=PRIVACY_CHECK');
  const [, ...rows] = (await readXlsx(raw, { maxRows: 1000, maxColumns: 20 })).rows.map(({ cells }) => cells);
  const numbers = rows.map((row) => Number(row[2])).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 700 }, (_, n) => n + 1));
});

test('a chosen column orders the list both ways; equal ones stand by their ids, so that pages hold everybody once', async () => {
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(
      `update members set last_used_at = $2::timestamptz + (student_number::int / 5) * interval '1 minute'
       where tenant_id = $1 and student_number is not null and member_type = 'ALUMNI'`,
      [tenantId, server.clock.now()],
    ),
  );
  const numbers = async (query: string) => {
    const all: number[] = [];
    for (let page = 1; page <= 7; page++) {
      const { contents } = await list(`?memberType=ALUMNI&size=100&page=${page}${query}`);
      all.push(...contents.map((one) => Number((one as { studentNumber: string }).studentNumber)));
    }
    return all;
  };
  const up = await numbers('&sort=lastUsedAt');
  expect(new Set(up).size).toBe(700);
  expect(up.map((no) => Math.floor(no / 5))).toEqual(up.map((no) => Math.floor(no / 5)).toSorted((a, b) => a - b));
  expect(await numbers('&sort=lastUsedAt&direction=DESC')).toEqual(up.toReversed());
  expect((await get('?sort=email')).body.code).not.toBe('0000');
});

test('whichever column orders it, a page reads its own rows', async () => {
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query('vacuum analyze members');
  await owner.end();
  for (const sort of MEMBER_SORTS)
    for (const direction of ['ASC', 'DESC'] as const) {
      const query = listManaged(tenantId, { keyword: '' }, { limit: 15 }, { sort, direction });
      const { most, plan } = await planOf(server, tenantId, query);
      expect(most, plan).toBeLessThan(100);
    }
});
