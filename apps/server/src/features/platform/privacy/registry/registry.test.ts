import { DATA_GROUPS } from '@dure/contract/platform/privacy/data-groups';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../../testing/server.ts';
import { groupWords } from './data-groups.text.ts';
import { personalTables, REGISTRY } from './registry.ts';
import { columnsOf, type TableData } from './table-data.ts';
import { columnWords, tableWords } from './tables.text.ts';

/** What the program keeps of itself. */
const OWN = ['schema_migrations', 'schema_functions'];
let owner: pg.Client;

beforeAll(async () => {
  const server = await startTestServer();
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());

const entries = Object.entries(REGISTRY);
const listed = ({ given, kept, people, plain }: TableData) => [given, kept, people, plain].flatMap(columnsOf);
const rows = async <Row>(statement: string, values: unknown[] = []) =>
  (await owner.query(statement, values)).rows as Row[];

test('every column of every table is said to be about a person or about nobody, and stands in one list', async () => {
  const columns = await rows<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = 'public' and column_name <> 'tenant_id' and table_name <> all($1)`,
    [OWN],
  );
  const there = columns.map(({ table, name }) => `${table}.${name}`).toSorted();
  const said = entries.flatMap(([table, data]) => listed(data).map((name) => `${table}.${name}`)).toSorted();
  expect(said).toEqual(there);
});

test('whatever refers to members is somebody’s: whose it is, is said', async () => {
  const references = await rows<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, attname as name from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'members'::regclass and attname <> 'tenant_id'`,
  );
  expect(references.length).toBeGreaterThan(40);
  const forgotten = references.filter(({ table, name }) => !columnsOf(REGISTRY[table]?.people).includes(name));
  expect(forgotten).toEqual([]);
  const nobodys = entries.filter(([, data]) => (data.given ?? data.kept ?? data.people) && !(data.group && data.whose));
  expect(nobodys.map(([table]) => table)).toEqual([]);
});

test('withdrawal empties what is about the person', () => {
  const wrong = entries.flatMap(([table, data]) =>
    typeof data.leaving === 'string'
      ? []
      : Object.keys(data.leaving)
          .filter((column) => ![data.given, data.kept].flatMap(columnsOf).includes(column))
          .map((column) => `${table}.${column}`),
  );
  expect(wrong).toEqual([]);
});

test('everything that is said to the member has its Korean words, and nothing else has', () => {
  const given = entries.filter(([, data]) => data.given !== undefined);
  expect(Object.keys(tableWords).toSorted()).toEqual(given.map(([table]) => table).toSorted());
  expect(Object.keys(columnWords).toSorted()).toEqual(
    [...new Set(given.flatMap(([, data]) => columnsOf(data.given)))].toSorted(),
  );
  const grouped = new Set(personalTables.map(([, { group }]) => group));
  expect(DATA_GROUPS.filter((group) => !grouped.has(group) || !groupWords[group])).toEqual([]);
});
