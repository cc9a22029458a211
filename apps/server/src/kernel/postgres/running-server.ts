import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { readPostmasterFile, worksIn, type PostmasterFile } from './postmaster-file.ts';
import { adopt, terminate, type Postmaster } from './postmaster.ts';
import { isAlive } from './process-table.ts';
import { superuser, type Transport } from './settings.ts';

const patience = 300_000;

/**
 * The server that an earlier process left running in this directory, once it is ready. One that is about to end is waited for,
 * one that nobody can reach any more is ended.
 */
export async function findRunning(
  dataDirectory: string,
  password: string | undefined,
  binaries: Binaries,
): Promise<{ server: Postmaster; transport: Transport } | undefined> {
  for (const deadline = Date.now() + patience; ; await delay(20)) {
    const file = readPostmasterFile(dataDirectory);
    if (!file) return undefined;
    if (!isAlive(file.pid) || !worksIn(file.pid, dataDirectory)) {
      // PostgreSQL itself looks only at the number, and would refuse to start when another process has it now.
      rmSync(path.join(dataDirectory, 'postmaster.pid'), { force: true });
      return undefined;
    }
    const server = adopt(file.pid);
    const transport = transportOf(file, password);
    if (file.status === 'ready' && (await answersFor(file, transport))) return { server, transport };
    if (file.status === 'ready' || Date.now() > deadline) await terminate(server, binaries);
  }
}

/** How clients name the server in a connection. */
export function addressOf(transport: Transport): { host: string; port: number; password?: string } {
  if (transport.kind === 'socket') return { host: transport.directory, port: 5432 };
  return { host: '127.0.0.1', port: transport.port, password: transport.password };
}

function transportOf(file: PostmasterFile, password: string | undefined): Transport {
  if (file.socketDirectory) return { kind: 'socket', directory: file.socketDirectory };
  return { kind: 'tcp', port: file.port, password: password ?? '' };
}

/** Proof that it is the server of this data: it reads its own file, from its own directory, to us. */
async function answersFor(file: PostmasterFile, transport: Transport): Promise<boolean> {
  const client = new pg.Client({
    ...addressOf(transport),
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ content: string }>(`select pg_read_file('postmaster.pid') as content`);
    return rows[0]?.content === file.content;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
