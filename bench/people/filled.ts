import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWK } from 'jose';
import pg from 'pg';
import { jobs } from '../../apps/server/src/jobs.ts';
import { prepareSchema } from '../../apps/server/src/kernel/database/connect.ts';
import type { Connection } from '../../apps/server/src/kernel/database/connection.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/kernel/postgres/embedded.ts';
import { newSealingKey } from '../../apps/server/src/kernel/secrets/secret-box.ts';
import { startServer, type Program } from '../process.ts';
import { makeWorld, type World } from '../world/world.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);
export const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

/** A database of its own with the world of the other measurements in it. */
export interface Filled {
  /** As the server's role: under row security. */
  readonly connection: Connection;
  /** As the owner of everything. */
  readonly client: pg.Client;
  readonly world: World;
  /** Runs a file of this folder; the other indexes of the tables that it fills are made once after it. */
  fill(name: string, ...tables: string[]): Promise<void>;
  serve(keys: JWK[]): Promise<Program>;
  stop(): Promise<void>;
}

export async function startFilled(): Promise<Filled> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-people-'));
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
  const owner = postgres.connection('bench');
  const client = new pg.Client(owner);
  const undo = [async () => rm(directory, { recursive: true, force: true }), () => postgres.stop()];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const admin = new pg.Client(postgres.connection('postgres'));
    await admin.connect();
    await admin.query('create database bench');
    await admin.query('create role bench_app login');
    await admin.end();
    await prepareSchema(
      owner,
      'bench_app',
      jobs.map((job) => job.name),
    );
    await client.connect();
    undo.push(() => client.end());
    const world = await makeWorld(client);
    return {
      connection: postgres.connection('bench', 'bench_app'),
      client,
      world,
      stop,
      async fill(name, ...tables) {
        const began = performance.now();
        const indexes = await client.query<{ name: string; definition: string }>(
          `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
           from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
          [tables],
        );
        for (const index of indexes.rows) await client.query(`drop index ${index.name}`);
        await client.query(await readFile(new URL(`${name}.sql`, import.meta.url), 'utf8'));
        for (const index of indexes.rows) await client.query(index.definition);
        await client.query(`vacuum analyze ${tables.join(', ')}`);
        say(`${name}: filled in ${secondsSince(began)} s`);
      },
      async serve(keys) {
        const server = await startServer({
          NODE_ENV: 'production',
          PORT: '0',
          DATA_DIR: join(directory, 'data'),
          DATABASE_URL: `postgresql://${owner.user}@localhost:${owner.port}/bench?host=${encodeURIComponent(owner.host)}`,
          SESSION_KEYS: JSON.stringify(keys),
          SECRET_KEYS: newSealingKey(),
          RATE_LIMIT: '0',
          LOG_LEVEL: 'error',
        });
        undo.push(server.stop);
        return server;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
