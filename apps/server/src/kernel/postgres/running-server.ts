import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { readPostmasterFile, worksIn, type PostmasterFile } from './postmaster-file.ts';
import { adopt, terminate, type Postmaster } from './postmaster.ts';
import { isAlive } from './process-table.ts';
import { superuser, type Transport } from './settings.ts';
import type { Tell } from './supervision.ts';

/** Recovery after a crash may take its time. */
const patience = 300_000;
/** A start that takes longer says what it waits for. */
const silence = 1000;

const states: Record<PostmasterFile['status'], string> = {
  starting: 'it is starting',
  stopping: 'it is ending',
  ready: 'it does not answer yet',
  standby: 'it is starting',
  '': 'it is starting',
};

/**
 * The server that an earlier process left running in this directory, once it is ready. One that is about to end gets a few
 * seconds for it, one that nobody can reach any more is ended.
 */
export async function findRunning(
  dataDirectory: string,
  password: string | undefined,
  binaries: Binaries,
  tell: Tell,
): Promise<{ server: Postmaster; transport: Transport } | undefined> {
  let waitsFor: PostmasterFile | undefined;
  const word = setTimeout(() => {
    if (!waitsFor) return;
    const { pid, status } = waitsFor;
    tell(`Waiting for the database that an earlier server left: ${states[status]} (process ${pid}).`);
  }, silence);
  try {
    for (const deadline = Date.now() + patience; ; await delay(20)) {
      const file = readPostmasterFile(dataDirectory);
      if (!file) return undefined;
      if (!isAlive(file.pid) || !worksIn(file.pid, dataDirectory)) {
        // PostgreSQL itself looks only at the number, and would refuse to start when another process has it now.
        rmSync(path.join(dataDirectory, 'postmaster.pid'), { force: true });
        return undefined;
      }
      waitsFor = file;
      const server = adopt(file.pid);
      const transport = transportOf(file, password);
      const answer = file.status === 'ready' ? await answerOf(file, transport) : 'later';
      if (answer === 'ready') return { server, transport };
      const isOver = file.status === 'stopping' || answer === 'none' || Date.now() > deadline;
      if (isOver) await terminate(server, { binaries, dataDirectory }, file.status === 'stopping');
    }
  } finally {
    clearTimeout(word);
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

/** PostgreSQL's answer while it starts, or recovers from the death of one of its processes. */
const CANNOT_CONNECT_NOW = '57P03';

/** Proof that it is the server of this data: it reads its own file, from its own directory, to us. */
async function answerOf(file: PostmasterFile, transport: Transport): Promise<'ready' | 'later' | 'none'> {
  const client = new pg.Client({
    ...addressOf(transport),
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ content: string }>(`select pg_read_file('postmaster.pid') as content`);
    return rows[0]?.content === file.content ? 'ready' : 'none';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW ? 'later' : 'none';
  } finally {
    await client.end().catch(() => undefined);
  }
}
