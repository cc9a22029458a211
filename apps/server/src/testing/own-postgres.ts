import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../kernel/database/client.ts';
import { connectionOf } from '../kernel/database/connection.ts';

const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql', 'tar', 'bash'];
/** Whether this machine has a PostgreSQL with its client programs on the PATH. */
export const hasOwnPostgres = PROGRAMS.every((program) => spawnSync(program, ['--version']).status === 0);

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL as somebody runs it beside Dure, with one empty database `dure` for each of its addresses. */
export async function startOwnPostgres(databases: readonly string[]) {
  const directory = await mkdtemp(join(tmpdir(), 'dure-own-'));
  const user = unprivileged();
  if (user.uid !== undefined) await chown(directory, user.uid, user.gid!);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, stdio: 'ignore' } as const;
  execFileSync('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  const child = spawn('postgres', ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off'], options);
  const ended = once(child, 'exit');
  const addressOf = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`;
  const createAll = () =>
    withClient(connectionOf(addressOf('postgres')), async (client) => {
      for (const database of databases) await client.query(`create database ${database}`);
    });
  for (let tries = 200; ; tries--) {
    try {
      await createAll();
      break;
    } catch (error) {
      if (tries === 0 || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  return { addressOf, stop, directory };
}
