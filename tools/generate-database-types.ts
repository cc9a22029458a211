import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/server/src/kernel/database/migrate.ts';
import { startEmbeddedPostgres } from '../apps/server/src/kernel/postgres/embedded.ts';

/** Writes (or with `--verify` checks) the types of the migrated schema for the query builder. */
const OUT = 'apps/server/src/kernel/database/schema.gen.ts';
const directory = await mkdtemp(join(tmpdir(), 'dure-schema-'));
const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
try {
  const { host, port, user, database, password } = postgres.connection('postgres');
  const client = new pg.Client({ host, port, user, database, password });
  await client.connect();
  try {
    await client.query('create role dure_app login');
    await migrate(client, 'dure_app');
  } finally {
    // A connection that the stopping server ends would hide why a migration failed.
    await client.end();
  }
  const credentials = password ? `${user}:${password}` : user;
  const url = `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', OUT, '--exclude-pattern', 'schema_*'];
  const types = ['--type-mapping', '{"int8":"number"}', '--type-only-imports', '--log-level', 'error'];
  execFileSync('kysely-codegen', [...options, ...types, ...process.argv.slice(2)], { stdio: 'inherit' });
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
