import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const DIRECTORY = new URL('../../migrations/', import.meta.url);
/** Any constant that no other program of this database uses. */
const LOCK_KEY = 4_153_021_977;

async function migrationFiles(): Promise<{ name: string; sql: string; hash: string }[]> {
  const names = (await readdir(DIRECTORY)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, DIRECTORY), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the schema up to date: numbered SQL files, each once, in a transaction of its own, under an advisory lock so
 * that servers starting together do it once. `owner` owns the tables; `serverRole` is granted what the server needs.
 */
export async function migrate(owner: pg.Client, serverRole: string): Promise<string[]> {
  const applied: string[] = [];
  await owner.query('select pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    await owner.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    await owner.query(`select set_config('app.server_role', $1, false)`, [serverRole]);
    const { rows } = await owner.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
    const known = new Map(rows.map((row) => [row.name, row.hash]));
    for (const { name, sql, hash } of await migrationFiles()) {
      if (known.has(name)) {
        if (known.get(name) !== hash) throw new Error(`Migration ${name} was edited after it had been applied.`);
        continue;
      }
      await owner.query('begin');
      try {
        await owner.query(sql);
        await owner.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
        await owner.query('commit');
      } catch (error) {
        await owner.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
    }
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
  }
  return applied;
}
