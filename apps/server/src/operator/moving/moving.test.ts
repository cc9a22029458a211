import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../../demo/demo.ts';
import { readConfig } from '../../config.ts';
import { DEMO_PASSWORD } from '../../features/tenancy/accounts/accounts.public.ts';
import { withClient } from '../../kernel/database/client.ts';
import { newSealingKey, parseSealingKeys, SecretBox } from '../../kernel/secrets/secret-box.ts';
import { isWaiting, shellOf, startCommand } from '../../testing/operator/shell.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { runOperator } from '../commands.ts';
import { readArchive, writeArchive } from './archive.ts';
import { ROWS } from './archive-head.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { INSTALLATION_TABLES, sumOf, tenantTables } from './tenant-tables.ts';

const PASSPHRASE = 'a passphrase of some length';
/** What every server of a test seals with; the other installation has a key of its own. */
const KEYS = { here: `test:${Buffer.alloc(32, 7).toString('base64')}`, there: newSealingKey() };
const AI_KEY = 'sk-an-organisations-own';

let here: TestServer;
let there: TestServer;
let directory: string;
let tenantId: string;
let archive: string;

const run = (server: TestServer, given: readonly string[], typed = PASSPHRASE) =>
  runOperator(given, readConfig(shellOf(server, server === here ? KEYS.here : KEYS.there)), async () => typed);
const exportTo = (path: string) => run(here, ['tenant', 'export', '--address', 'dure', '--file', path]);
const importFrom = (path: string, ...more: string[]) => run(there, ['tenant', 'import', '--file', path, ...more]);
const query = async <Row>(server: TestServer, sql: string, values: unknown[] = []) =>
  withClient(server.owner, async (client) => (await client.query(sql, values)).rows as Row[]);

/** Every table's rows of the organisation, as one sum each. */
const sums = (server: TestServer) =>
  withClient(server.owner, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    const all = [];
    for (const table of await tenantTables(client)) all.push([table.name, await sumOf(client, table)] as const);
    return Object.fromEntries(all);
  });

async function filesOf({ ground }: TestServer): Promise<Record<string, string>> {
  const root = join(ground.directory, 'files', tenantId);
  if (!existsSync(root)) return {};
  const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const read = names.map(async ({ name, parentPath }) => [
    name,
    (await readFile(join(parentPath, name))).toString('base64'),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
}

/** Those that rows name: what was put and never named is nobody's. */
async function namedFiles(): Promise<Record<string, string>> {
  const named = await query<{ key: string }>(here, 'select file_key as key from files where tenant_id = $1', [
    tenantId,
  ]);
  const all = await filesOf(here);
  return Object.fromEntries(named.map(({ key }) => [key, all[key]!]));
}

const everything = async () => ({
  tenants: (await query(there, 'select from tenants where tenant_id = $1', [tenantId])).length,
  begun: (await query(there, 'select from tenant_imports')).length,
  files: Object.keys(await filesOf(there)).length,
});
const NOTHING = { tenants: 0, begun: 0, files: 0 };

/** Removes the organisation from the other installation, so that a test begins with nothing. */
async function forgetThere(): Promise<void> {
  await query(there, `update tenants set suspended_at = now(), deletion_due_at = '2000-01-01' where tenant_id = $1`, [
    tenantId,
  ]);
  await query(there, 'select delete_due_tenant($1)', [tenantId]);
  await there.services.files.deleteAll(tenantId);
  await query(there, 'delete from tenant_imports');
  there.services.tenants.forget();
}

beforeAll(async () => {
  [here, there] = await Promise.all([startTestServer(), startTestServer()]);
  await seedDemo(here.owner, here.services);
  tenantId = (await query<{ tenant_id: string }>(here, `select tenant_id from tenants where uri = 'dure'`))[0]!
    .tenant_id;
  const { secrets } = here.services;
  const manager = `(select member_id from members where tenant_id = $1 order by email limit 1)`;
  await query(
    here,
    `insert into ai_settings (tenant_id, engine, base_url, model, sealed_key, key_ending, changed_at, changed_by)
     values ($1, 'TENANT', 'https://ai.example', 'small', $2, '-own', now(), ${manager})
     on conflict (tenant_id) do update set sealed_key = excluded.sealed_key, key_ending = excluded.key_ending`,
    [tenantId, secrets.seal(AI_KEY, tenantId)],
  );
  await query(
    here,
    `insert into passkeys (tenant_id, passkey_id, member_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, gen_random_uuid(), ${manager}, 'Y3JlZGVudGlhbA', 'cHVibGljIGtleQ', 7, '{internal}', '노트북', now())`,
    [tenantId],
  );
  await here.services.jobs.start([]);
  await here.database.transaction(tenantId, (transaction) =>
    here.services.jobs.send(transaction, 'data-export', { exportId: 'x' }, null),
  );
  directory = await mkdtemp(join(tmpdir(), 'dure-moving-'));
  archive = join(directory, 'dure.age');
}, 240_000);
afterAll(async () => {
  await here.services.jobs.stop();
  await rm(directory, { recursive: true, force: true });
});

test('the schema says of each table whose rows it holds: one that nobody knows is refused', async () => {
  const tables = await withClient(here.owner, tenantTables);
  const all = await query<{ name: string }>(
    here,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect([...tables.map(({ name }) => name), ...INSTALLATION_TABLES].toSorted()).toEqual(
    all.map(({ name }) => name).toSorted(),
  );
  await query(here, 'create table strays (stray integer primary key)');
  onTestFinished(() => void query(here, 'drop table strays'));
  await expect(withClient(here.owner, tenantTables)).rejects.toThrow('The table strays is neither');
});

test('whatever is sealed is known as such', async () => {
  const columns = await query<{ name: string }>(
    here,
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed%' and table_name <> all ($1)`,
    [INSTALLATION_TABLES],
  );
  const known = Object.entries(SEALED_COLUMNS).flatMap(([table, { columns: own }]) =>
    own.map((one) => `${table}.${one}`),
  );
  expect(columns.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('an organisation moves as it is while another one works: rows, files, secrets, waiting work', async () => {
  const over = new AbortController();
  let written = 0;
  const [other] = await query<{ tenant_id: string }>(here, `select tenant_id from tenants where uri <> 'dure' limit 1`);
  const busy = (async () => {
    while (!over.signal.aborted) {
      await query(here, 'insert into attempts (tenant_id, subject, window_start, count) values ($1, $2, now(), 1)', [
        other!.tenant_id,
        `load ${written}`,
      ]);
      written++;
    }
  })();
  const before = await sums(here);
  const exported = await exportTo(archive);
  over.abort();
  await busy;
  expect(written).toBeGreaterThan(10);
  expect(exported).toMatch(/\d+ rows and \d+ files/);
  const imported = await importFrom(archive);
  expect(imported).toContain('under the address dure');

  const after = await sums(there);
  expect(after).toEqual(before);
  expect(Object.values(after).filter(({ rows }) => rows > 0).length).toBeGreaterThan(50);
  // What people come in by.
  for (const table of ['members', 'passkeys']) expect(after[table]!.rows).toBeGreaterThan(0);
  expect(await filesOf(there)).toEqual(await namedFiles());
  expect(Object.keys(await filesOf(there)).length).toBeGreaterThan(10);
  const box = new SecretBox(parseSealingKeys(KEYS.there)!);
  const [ai] = await query<{ sealed_key: string }>(there, 'select sealed_key from ai_settings where tenant_id = $1', [
    tenantId,
  ]);
  expect(box.open(ai!.sealed_key, tenantId)).toBe(AI_KEY);
  expect(await query(there, `select name, data from pgboss.job where group_id = $1`, [tenantId])).toContainEqual({
    name: 'data-export',
    data: { exportId: 'x' },
  });
  expect((await query(there, 'select tenant_id from tenants')).length).toBe(1);
  const entries = `select action from operator_entries order by entry_sequence`;
  expect([await query(here, entries), await query(there, entries)]).toEqual([
    [{ action: 'tenantExported' }],
    [{ action: 'tenantImported' }],
  ]);
  const bytes = await readFile(archive);
  for (const secret of [AI_KEY, 'dure.test', 'member1']) expect(bytes.includes(secret)).toBe(false);
});

test('there people log in with the password they have, links lead where they led, and new rows find ids of their own', async () => {
  there.services.tenants.forget();
  const email = 'member1@dure.test';
  const logIn = (server: TestServer) =>
    server.call({ method: 'POST', url: '/api/v1/accounts/login', payload: { email, password: DEMO_PASSWORD } });
  const tokens = [];
  for (const server of [here, there]) {
    const { body } = await logIn(server);
    expect(body.code).toBe('0000');
    tokens.push((body.data as { token: string }).token);
  }
  const [club] = await query<{ id: string }>(
    here,
    `select club_sequence as id from clubs where tenant_id = $1 and club_status = '0400' order by 1 limit 1`,
    [tenantId],
  );
  const open = async (server: TestServer, token: string) =>
    (await server.call({ url: `/api/v1/clubs/${club!.id}/about`, token })).body;
  const [first, second] = [await open(here, tokens[0]!), await open(there, tokens[1]!)];
  expect(first.code).toBe('0000');
  expect(second.data).toEqual(first.data);
  const [anew] = await query<{ isNew: boolean }>(
    there,
    `select nextval(pg_get_serial_sequence('clubs', 'club_sequence')) > max(club_sequence) as "isNew" from clubs`,
  );
  expect(anew!.isNew).toBe(true);
});

test('what does not fit is refused by one sentence, and nothing of it stays', async () => {
  await expect(importFrom(archive)).rejects.toThrow('is in this installation already');
  await forgetThere();
  await expect(run(there, ['tenant', 'import', '--file', archive], 'another passphrase')).rejects.toThrow(
    'does not open',
  );
  await expect(run(there, ['tenant', 'import', '--file', archive], 'short')).rejects.toThrow('at least 12 characters');
  await expect(importFrom(join(directory, 'nowhere'))).rejects.toThrow('There is no file');
  await expect(exportTo(archive)).rejects.toThrow('There is a file');
  await expect(run(here, ['tenant', 'export', '--address', 'nobody', '--file', join(directory, 'x')])).rejects.toThrow(
    'No organisation has the address nobody.',
  );
  await query(
    there,
    `update schema_migrations set name = '29990101_0000_later.sql' where name = (select max(name) from schema_migrations)`,
  );
  onTestFinished(async () => {
    await query(there, `update schema_migrations set name = $1 where name like '2999%'`, [
      (await query<{ name: string }>(here, 'select max(name) as name from schema_migrations'))[0]!.name,
    ]);
  });
  await expect(importFrom(archive)).rejects.toThrow('bring both installations to the same one');
  expect(await everything()).toEqual(NOTHING);
});

test('an archive that was changed or cut off is refused, wherever that is', async () => {
  const whole = await readFile(archive);
  const path = join(directory, 'broken.age');
  for (const share of [0.3, 0.9]) {
    const changed = Buffer.from(whole);
    const at = Math.floor(whole.length * share);
    changed[at] = changed[at]! ^ 1;
    await writeFile(path, changed);
    await expect(importFrom(path)).rejects.toThrow('The archive is damaged');
    await writeFile(path, whole.subarray(0, at));
    await expect(importFrom(path)).rejects.toThrow('The archive is damaged');
    expect(await everything()).toEqual(NOTHING);
  }
});

/** The archive anew, sealed as it was, with parts of it replaced. */
const sealedAnew = (path: string, replaced: (name: string, text: string) => string) =>
  writeArchive(path, PASSPHRASE, async (copy) => {
    for await (const { name, stream, text } of readArchive(archive, PASSPHRASE)) {
      if (name.endsWith('.json') || name.startsWith(ROWS)) await copy.add(name, replaced(name, await text()));
      else await copy.add(name, await buffer(stream));
    }
  });

test('an archive whose rows are not those that were counted is refused whole, also by whoever knows the passphrase', async () => {
  const path = join(directory, 'forged.age');
  const forged = [
    (name: string, text: string) => (name === `${ROWS}passkeys` ? text.replace('"counter": 7', '"counter": 8') : text),
    (name: string, text: string) => (name === `${ROWS}members` ? text.split('\n').slice(1).join('\n') : text),
  ];
  for (const replaced of forged) {
    await sealedAnew(path, replaced);
    await expect(importFrom(path)).rejects.toThrow('came out differently');
    expect(await everything()).toEqual(NOTHING);
  }
  await sealedAnew(path, (_, text) => text);
  expect(await importFrom(path)).toContain('the same as there');
  await forgetThere();
});

test('an organisation gets another address where its own is taken', async () => {
  await query(
    there,
    `insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
    select gen_random_uuid(), 'dure', '먼저 온 기관', '<svg/>', '{"kind": "GENERIC", "lines": []}', 'Blue'`,
  );
  onTestFinished(() => void query(there, `delete from tenants where name = '먼저 온 기관'`));
  await expect(importFrom(archive)).rejects.toThrow('choose another one with --address');
  expect(await importFrom(archive, '--address', 'moved')).toContain('under the address moved');
  await forgetThere();
});

async function killedWhileLocked(server: TestServer, table: string, given: readonly string[]): Promise<void> {
  const blocking = new pg.Client(server.owner);
  await blocking.connect();
  await blocking.query(`begin; lock table ${table} in access exclusive mode`);
  const command = startCommand(given, shellOf(server, server === here ? KEYS.here : KEYS.there), PASSPHRASE);
  await expect.poll(() => isWaiting(server)).toBe(true);
  await command.kill();
  await blocking.query('rollback');
  await blocking.end();
}

test('an export that is killed leaves no archive, and begins again', async () => {
  const path = join(directory, 'again.age');
  await killedWhileLocked(here, 'point_entries', ['tenant', 'export', '--address', 'dure', '--file', path]);
  expect(existsSync(path)).toBe(false);
  expect(await exportTo(path)).toContain('rows and');
  expect((await readdir(directory)).filter((name) => name.startsWith('again'))).toEqual(['again.age']);
});

test('an import that is killed shows nothing, is told, and begins again or is given up', async () => {
  const given = ['tenant', 'import', '--file', archive];
  await killedWhileLocked(there, 'point_entries', given);
  const left = await everything();
  expect(left).toMatchObject({ tenants: 0, begun: 1 });
  expect(left.files).toBeGreaterThan(10);
  expect(await run(there, ['tenant', 'list'])).toMatch(/dure .*import .* was broken off/);
  expect(await run(there, ['tenant', 'discard', '--address', 'dure'])).toContain('Nothing is left');
  expect(await everything()).toEqual(NOTHING);

  await killedWhileLocked(there, 'point_entries', given);
  expect(await importFrom(archive)).toContain('the same as there');
  expect(await everything()).toMatchObject({ tenants: 1, begun: 0 });
  expect(await filesOf(there)).toEqual(await namedFiles());
});
