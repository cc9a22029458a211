import pg from 'pg';
import { DatabaseUnusable } from '../postgres/unusable.ts';
import { MIGRATIONS, migrationFiles, type SqlFile } from './migration-files.ts';

/** Any constant that no other program of this database uses. */
const LOCK_KEY = 4_153_021_977;
type Hashes = ReadonlyMap<string, string>;

async function hashesIn(owner: pg.Client, table: 'schema_migrations' | 'schema_functions'): Promise<Hashes> {
  await owner.query(`create table if not exists ${table} (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const { rows } = await owner.query<{ name: string; hash: string }>(`select name, hash from ${table}`);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** The files that were not applied yet, once it is sure that none came too late and none was edited. */
function pendingOf(files: readonly SqlFile[], applied: Hashes): SqlFile[] {
  const last = files.findLast(({ name }) => applied.has(name))?.name ?? '';
  for (const { name, hash } of files) {
    const known = applied.get(name);
    if (known === undefined && name < last)
      throw new DatabaseUnusable(
        `Migration ${name} sorts before ${last}, which this database has already: give it a later time.`,
      );
    if (known !== undefined && known !== hash)
      throw new DatabaseUnusable(
        `Migration ${name} was edited after it had been applied: put back its text, and write the change into one of its own.`,
      );
  }
  return files.filter(({ name }) => !applied.has(name));
}

/** What a newer program made of the data, an older one would read and write wrongly. */
function refuseNewer(files: readonly SqlFile[], applied: Hashes): void {
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...applied.keys()].toSorted().findLast((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new DatabaseUnusable(
    `A newer program has changed this database (${unknown}), and this one does not know how: start the newer one, or restore the backup from before.`,
  );
}

async function inTransaction(owner: pg.Client, what: string, work: () => Promise<void>): Promise<void> {
  await owner.query('begin');
  try {
    await work();
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => {});
    throw new Error(`${what} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function applyOnce(owner: pg.Client, file: SqlFile, work: () => Promise<unknown>): Promise<void> {
  await inTransaction(owner, `Migration ${file.name}`, async () => {
    await work();
    await owner.query('insert into schema_migrations (name, hash) values ($1, $2)', [file.name, file.hash]);
  });
}

/** Functions and triggers are replaced when a text changed, and when the structure did: a table made anew has lost its triggers. */
async function applyFunctions(
  owner: pg.Client,
  files: readonly SqlFile[],
  structureChanged: boolean,
): Promise<string[]> {
  const applied = await hashesIn(owner, 'schema_functions');
  const due = files.filter(({ name, hash }) => structureChanged || applied.get(name) !== hash);
  if (due.length === 0) return [];
  await inTransaction(owner, 'Bringing the functions up to date', async () => {
    for (const { sql } of due) await owner.query(sql);
    await owner.query('delete from schema_functions');
    const [names, hashes] = [files.map(({ name }) => name), files.map(({ hash }) => hash)];
    await owner.query('insert into schema_functions (name, hash) select * from unnest($1::text[], $2::text[])', [
      names,
      hashes,
    ]);
  });
  return due.filter(({ name, hash }) => applied.get(name) !== hash).map(({ name }) => `functions/${name}`);
}

/** Row security binds an owner who is no superuser, so the tenant is set; and a superuser it does not, so `:tenant` names it too. */
async function fillEachTenant(owner: pg.Client, { sql }: SqlFile): Promise<void> {
  const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from tenants order by tenant_id');
  for (const { tenant_id: tenant } of rows) {
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
    await owner.query(sql.replaceAll(/(?<!:):tenant\b/g, `${pg.escapeLiteral(tenant)}::uuid`));
  }
}

/**
 * Brings the schema up to date under an advisory lock, so that servers starting together do it once: structure, functions,
 * backfills. Each file is a transaction of its own. `owner` owns the tables; `serverRole` is granted what the server needs.
 * Returns the names of what was applied.
 */
export async function migrate(owner: pg.Client, serverRole: string, directory: URL = MIGRATIONS): Promise<string[]> {
  const { structure, backfills, functions } = await migrationFiles(directory);
  await owner.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    const applied = await hashesIn(owner, 'schema_migrations');
    refuseNewer([...structure, ...backfills], applied);
    await owner.query(`select set_config('app.server_role', $1, false)`, [serverRole]);
    const [changes, fills] = [pendingOf(structure, applied), pendingOf(backfills, applied)];
    for (const file of changes) await applyOnce(owner, file, () => owner.query(file.sql));
    const replaced = await applyFunctions(owner, functions, changes.length > 0);
    for (const file of fills) await applyOnce(owner, file, () => fillEachTenant(owner, file));
    return [...[...changes, ...fills].map(({ name }) => name), ...replaced];
  } finally {
    // The lock ends with the connection as well: what failed before is what counts.
    await owner.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {});
  }
}
