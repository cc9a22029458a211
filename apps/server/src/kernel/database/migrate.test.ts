import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { migrate } from './migrate.ts';

let owner: pg.Client;
let serverRole: string;
let directory: string;

beforeEach(async () => {
  ({ owner, serverRole } = await emptyDatabase());
  directory = await mkdtemp(join(tmpdir(), 'dure-migrations-'));
  await mkdir(join(directory, 'functions'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await put(
    '0001_start.sql',
    'create table tenants (tenant_id uuid primary key); create table rooms (tenant_id uuid, seats int);',
  );
});
const put = (name: string, sql: string) => writeFile(join(directory, name), sql);
const run = () => migrate(owner, serverRole, pathToFileURL(`${directory}/`));
const answer = async (sql: string) => (await owner.query({ text: sql, rowMode: 'array' })).rows.flat();

const greet = (word: string) =>
  `create or replace function greet() returns text language sql as $$ select '${word}' $$;`;

test('files are applied once, in the order of their names, numbered ones first', async () => {
  await put('20261101_0900_doors.sql', 'alter table rooms add column doors int default 1;');
  await put('20261101_0901_keys.sql', 'alter table rooms add column keys int default 2;');
  expect(await run()).toEqual(['0001_start.sql', '20261101_0900_doors.sql', '20261101_0901_keys.sql']);
  expect(await run()).toEqual([]);
});

test('an unknown file that sorts before the last applied one is refused, and nothing is applied', async () => {
  await put('20261101_0900_doors.sql', 'alter table rooms add column doors int;');
  await run();
  await put('20261101_0859_keys.sql', 'alter table rooms add column keys int;');
  await put('20261101_0930_walls.sql', 'alter table rooms add column walls int;');
  await expect(run()).rejects.toThrow(
    'Migration 20261101_0859_keys.sql sorts before 20261101_0900_doors.sql, which this database has already: give it a later time.',
  );
  await expect(answer('select walls from rooms')).rejects.toThrow('does not exist');
});

test('an applied file that was edited is refused', async () => {
  await run();
  await put('0001_start.sql', 'create table tenants (tenant_id uuid primary key);');
  await expect(run()).rejects.toThrow(
    'Migration 0001_start.sql was edited after it had been applied: put back its text',
  );
});

test('what a newer program made of a database is refused with one sentence, and nothing is applied', async () => {
  await put('20261101_0900_doors.sql', 'alter table rooms add column doors int;');
  await run();
  await rm(join(directory, '20261101_0900_doors.sql'));
  await put('functions/greet.sql', greet('hello'));
  await expect(run()).rejects.toThrow(
    /^A newer program has changed this database \(20261101_0900_doors\.sql\).*start the newer one/,
  );
  await expect(answer('select greet()')).rejects.toThrow('does not exist');
});

test('a file that fails leaves nothing behind, and what follows it waits', async () => {
  await put('20261101_0900_doors.sql', 'alter table rooms add column doors int; select 1 / 0;');
  await put('20261101_0901_keys.sql', 'alter table rooms add column keys int;');
  await expect(run()).rejects.toThrow('Migration 20261101_0900_doors.sql failed: division by zero');
  expect(await answer('select name from schema_migrations')).toEqual(['0001_start.sql']);
  await expect(answer('select doors from rooms')).rejects.toThrow('does not exist');
});

test('a function is replaced when its text changed, and only then', async () => {
  await put('functions/greet.sql', greet('hello'));
  expect(await run()).toEqual(['0001_start.sql', 'functions/greet.sql']);
  await put('functions/greet.sql', greet('good day'));
  expect(await run()).toEqual(['functions/greet.sql']);
  expect(await answer('select greet()')).toEqual(['good day']);
  await owner.query('drop function greet()');
  expect(await run()).toEqual([]);
  await expect(answer('select greet()')).rejects.toThrow('does not exist');
});

test('a function that a module writes is replaced when what it is written from changed', async () => {
  const module = (word: string) => `const word: string = '${word}';
export const sql = ${JSON.stringify(greet('WORD'))}.replace('WORD', word);`;
  await put('functions/greet.ts', module('hello'));
  expect(await run()).toEqual(['0001_start.sql', 'functions/greet.ts']);
  expect(await answer('select greet()')).toEqual(['hello']);
  expect(await run()).toEqual([]);
  // A program reads a module once: the next release is another program.
  await rm(join(directory, 'functions/greet.ts'));
  await put('functions/greet-now.ts', module('good day'));
  expect(await run()).toEqual(['functions/greet-now.ts']);
  expect(await answer('select greet()')).toEqual(['good day']);
});

test('a table made anew has its triggers again', async () => {
  await put(
    'functions/seats.sql',
    `create or replace function two_seats() returns trigger language plpgsql as $$ begin new.seats := 2; return new; end $$;
     create or replace trigger rooms_seats before insert on rooms for each row execute function two_seats();`,
  );
  await run();
  await put('20261101_0900_rooms.sql', 'drop table rooms; create table rooms (seats int);');
  await run();
  expect(await answer('insert into rooms values (1) returning seats')).toEqual([2]);
});

test('a backfill runs once for each tenant, bound to it, with the functions of now', async () => {
  await run();
  const tenants = ['00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002'];
  for (const tenant of tenants) {
    await owner.query('insert into tenants values ($1)', [tenant]);
    await owner.query('insert into rooms values ($1, 1)', [tenant]);
  }
  await owner.query(`alter table rooms enable row level security; alter table rooms force row level security;
    create policy own on rooms using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)`);
  await put('20261101_0900_more.sql', 'alter table rooms add column extra int not null default 0;');
  await put(
    '20261101_0901_more.backfill.sql',
    'update rooms set seats = seats + extra_seats() where tenant_id = :tenant;',
  );
  await put('functions/extra.sql', `create or replace function extra_seats() returns int language sql as 'select 10';`);
  expect(await run()).toEqual(['20261101_0900_more.sql', '20261101_0901_more.backfill.sql', 'functions/extra.sql']);
  expect(await run()).toEqual([]);
  await owner.query('alter table rooms no force row level security');
  expect(await answer('select seats from rooms')).toEqual([11, 11]);
});
