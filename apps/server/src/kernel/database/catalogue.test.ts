import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { INSTALLATION_TABLES } from '../../operator/moving/tenant-tables.ts';
import { MIGRATIONS, migrationFiles } from './migration-files.ts';

/** Tables that no tenant owns. */
const GLOBAL = ['tenants', ...INSTALLATION_TABLES];
/** Rows are added, never changed: an update or a deletion of these would rewrite history. */
const HISTORY = [
  'club_transitions',
  'club_submissions',
  'answer_versions',
  'grading_actions',
  'grading_changes',
  'point_entries',
  'operator_entries',
];

let server: TestServer;
let owner: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());

const query = async <Row>(sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows as Row[];

async function tenantTables(): Promise<string[]> {
  const rows = await query<{ relname: string }>(
    `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and relname <> all($1) order by relname`,
    [GLOBAL],
  );
  return rows.map((row) => row.relname);
}

test('every tenant table has tenant_id not null and first in its primary key', async () => {
  for (const table of await tenantTables()) {
    const [column] = await query<{ attnotnull: boolean }>(
      `select attnotnull from pg_attribute where attrelid = $1::regclass and attname = 'tenant_id'`,
      [table],
    );
    const [key] = await query<{ first: string }>(
      `select a.attname as first from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indrelid = $1::regclass and i.indisprimary`,
      [table],
    );
    expect({ table, notNull: column?.attnotnull, first: key?.first }).toEqual({
      table,
      notNull: true,
      first: 'tenant_id',
    });
  }
});

test('every foreign key between tenant tables begins with tenant_id on both sides', async () => {
  const rows = await query<{ conname: string; mine: string; theirs: string; target: string }>(
    `select c.conname, a.attname as mine, f.attname as theirs, c.confrelid::regclass::text as target
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid::regclass::text <> all ($1)`,
    [INSTALLATION_TABLES],
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { conname, mine, theirs } of rows)
    expect({ conname, mine, theirs }).toEqual({ conname, mine: 'tenant_id', theirs: 'tenant_id' });
});

test('every tenant table forces row security with a policy that checks reads and writes', async () => {
  for (const table of await tenantTables()) {
    const [row] = await query<{ relrowsecurity: boolean; relforcerowsecurity: boolean; policies: number }>(
      `select relrowsecurity, relforcerowsecurity,
         (select count(*)::int from pg_policy where polrelid = c.oid and polcmd = '*' and polqual is not null
            and polwithcheck is not null) as policies
       from pg_class c where oid = $1::regclass`,
      [table],
    );
    expect({ table, ...row }).toEqual({ table, relrowsecurity: true, relforcerowsecurity: true, policies: 1 });
  }
});

test("the server's role owns nothing, is no superuser and cannot pass row security", async () => {
  const { rows } = await server.database.pool.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
       (select count(*)::int from pg_class where relowner = r.oid) as owned
     from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 }]);
});

test("the server's role can add to history but neither change nor delete it", async () => {
  for (const table of HISTORY) {
    const { rows } = await server.database.pool.query(
      `select has_table_privilege($1, 'insert') as adds,
         has_table_privilege($1, 'update, delete, truncate') as changes`,
      [table],
    );
    expect({ table, ...rows[0] }).toEqual({ table, adds: true, changes: false });
  }
});

test('every function and trigger has its text in migrations/functions, and nothing there is missing', async () => {
  const { functions } = await migrationFiles(MIGRATIONS);
  const written = (what: string) =>
    functions
      .flatMap(({ sql }) => [...sql.matchAll(new RegExp(`^create or replace ${what} (\\w+)`, 'gm'))])
      .map(([, name = '']) => name)
      .toSorted();
  const functionsThere = await query<{ name: string }>(
    `select proname::text as name from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`,
  );
  // The migrations themselves call this one, so it stands with them.
  const there = functionsThere.map(({ name }) => name).filter((name) => name !== 'secure_tenant_table');
  const triggersThere = await query<{ name: string }>(
    `select tgname::text as name from pg_trigger where not tgisinternal order by 1`,
  );
  expect({ functions: there, triggers: triggersThere.map(({ name }) => name) }).toEqual({
    functions: written('function'),
    triggers: written('trigger'),
  });
});
