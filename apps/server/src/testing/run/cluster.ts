import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { jobs } from '../../jobs.ts';
import { connectionOf, type Connection } from '../../kernel/database/connection.ts';
import { prepareSchema } from '../../kernel/database/connect.ts';
import { startEmbeddedPostgres } from '../../kernel/postgres/embedded.ts';
import { TEMPLATE } from './template.ts';

/** How PostgreSQL copies a database. */
type Copying = 'file_copy' | 'wal_log';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: { owner: Connection; server: Connection; copying: Copying };
  }
}

const TMPFS = 0x01021994;
const TEST_ROLE = 'dure_test_app';
const ROLE_PASSWORD = 'only-for-tests';

async function execute(config: Connection, statements: string[]): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The PostgreSQL of `TEST_DATABASE_URL`, or an embedded one for the time of the run. */
async function startCluster(): Promise<{ config: Connection; copying: Copying; stop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { config: connectionOf(url), copying: 'wal_log', stop: async () => {} };
  const directory = await mkdtemp(join(tmpdir(), 'dure-test-'));
  const postgres = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    log: () => {},
    // What is thrown away after the run need not reach the disk; tests of crashes have clusters of their own.
    isDurable: false,
  });
  const config = postgres.connection('postgres');
  const { type } = await statfs(directory);
  return {
    config,
    // Half of the time where files lie in memory, twice of it where they lie on a disk.
    copying: type === TMPFS ? 'file_copy' : 'wal_log',
    stop: async () => {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Once a run: a cluster and a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { config, copying, stop } = await startCluster();
  await execute(config, [
    `drop database if exists ${TEMPLATE}`,
    `do $$ begin
       if not exists (select from pg_roles where rolname = '${TEST_ROLE}') then
         create role ${TEST_ROLE} login nosuperuser nobypassrls password '${ROLE_PASSWORD}';
       end if; end $$`,
    `create database ${TEMPLATE}`,
  ]);
  await prepareSchema(
    { ...config, database: TEMPLATE },
    TEST_ROLE,
    jobs.map((job) => job.name),
  );
  const server = { ...config, user: TEST_ROLE, password: ROLE_PASSWORD };
  project.provide('testCluster', { owner: config, server, copying });
  return stop;
}
