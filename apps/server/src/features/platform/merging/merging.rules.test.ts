import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../testing/server.ts';
import { REGISTRY } from '../privacy/registry/registry.ts';
import { MERGE_RULES } from './merging.rules.ts';

let owner: pg.Client;

beforeAll(async () => {
  const server = await startTestServer();
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());

/** Columns that refer to a member or a membership, as the database has them. */
async function references(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct conrelid::regclass || '.' || source.attname as name from pg_constraint
     join unnest(conkey, confkey) as pair(own, other) on true
     join pg_attribute as target on target.attrelid = confrelid and target.attnum = pair.other and target.attname = 'member_id'
     join pg_attribute as source on source.attrelid = conrelid and source.attnum = pair.own
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => name).toSorted();
}
const ruled = Object.entries(MERGE_RULES).flatMap(([table, columns]) =>
  Object.keys(columns).map((column) => `${table}.${column}`),
);
const unruled = async () => (await references()).filter((name) => !ruled.includes(name));

test('whatever refers to a member has a rule for merges', async () => {
  expect((await references()).length).toBeGreaterThan(60);
  expect(await unruled()).toEqual([]);
  const people = Object.entries(REGISTRY).flatMap(([table, data]) =>
    (data.people ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((column) => `${table}.${column}`),
  );
  expect(people.filter((name) => !ruled.includes(name))).toEqual([]);
  expect(ruled.filter((name) => !people.includes(name))).toEqual([]);
});

test('a new table with a member is refused until it has one', async () => {
  await owner.query('begin');
  await owner.query(
    `create table diaries (tenant_id uuid not null, writer_id uuid not null,
       foreign key (tenant_id, writer_id) references members (tenant_id, member_id))`,
  );
  const found = await unruled();
  await owner.query('rollback');
  expect(found).toEqual(['diaries.writer_id']);
});
