import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { withClient } from '../../kernel/database/client.ts';
import { readPostmasterFile } from '../../kernel/postgres/postmaster-file.ts';
import { superuser } from '../../kernel/postgres/settings.ts';

/** The embedded database of a running program, as its owner. */
export const withDatabaseOf = <T>(directory: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(
    { host: readlinkSync(join(directory, 'postgres', 'socket')), port: 5432, user: superuser, database: 'dure' },
    work,
  );

export const dataOf = (directory: string): string => join(directory, 'postgres', 'data');

export const postmasterOf = (directory: string): number => readPostmasterFile(dataOf(directory))!.pid;

const OTHERS = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

type Outage = (directory: string) => Promise<void>;

const endConnections: Outage = async (directory) => {
  await withDatabaseOf(directory, (client) => client.query(`select pg_terminate_backend(pid) ${OTHERS}`));
};
/** PostgreSQL then ends all others of its processes, too, and repeats its journal. */
const killProcess: Outage = async (directory) => {
  const { rows } = await withDatabaseOf(directory, (client) =>
    client.query<{ pid: number }>(`select pid ${OTHERS} order by state_change desc limit 1`),
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
};
const signal =
  (name: NodeJS.Signals): Outage =>
  async (directory) => {
    process.kill(postmasterOf(directory), name);
  };

/** What takes its connections away from a running program, by turns. */
export const OUTAGES: readonly Outage[] = [
  endConnections,
  killProcess,
  endConnections,
  signal('SIGKILL'),
  endConnections,
  signal('SIGINT'),
];
