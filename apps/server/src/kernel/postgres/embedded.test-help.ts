import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedConnection, type EmbeddedOptions } from './embedded.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const fixture = path.join(import.meta.dirname, 'embedded.fixture.ts');

const hangul = '\u{b450}\u{b808}';

/** A folder of its own with a name that needs care; whatever runs in it ends with the test. */
export function folder(): string {
  const root = mkdtempSync(path.join(tmpdir(), `${hangul} `));
  const directory = path.join(root, hangul, 'postgres');
  onTestFinished(() => {
    const file = readPostmasterFile(path.join(directory, 'data'));
    if (file) kill(file.pid);
    const socket = path.join(directory, 'socket');
    if (existsSync(socket)) rmSync(readlinkSync(socket), { recursive: true });
    rmSync(root, { recursive: true, maxRetries: 10 });
  });
  return directory;
}

let template: string | undefined;

/** A folder with data that was made before: making it anew takes a second, copying does not. */
export async function folderWithData(): Promise<string> {
  const directory = folder();
  if (!template) {
    template = mkdtempSync(path.join(tmpdir(), 'dure-template-'));
    const first = await startEmbeddedPostgres({ directory: path.join(template, 'postgres'), log: () => undefined });
    await first.stop();
  }
  mkdirSync(path.dirname(directory), { recursive: true });
  execFileSync('cp', ['-a', path.join(template, 'postgres'), directory]);
  return directory;
}

export function removeTemplate(): void {
  if (template) rmSync(template, { recursive: true });
  template = undefined;
}

export async function started(directory: string, options: Partial<EmbeddedOptions> = {}) {
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

export async function query<Row extends pg.QueryResultRow>(
  connection: EmbeddedConnection,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export const note = (connection: EmbeddedConnection, text: string) =>
  query(connection, `create table if not exists note (text text); insert into note values ('${text}')`);

export const notes = async (connection: EmbeddedConnection) =>
  (await query<{ text: string }>(connection, 'select text from note order by text')).map((row) => row.text);

export const pidOf = (directory: string) => readPostmasterFile(path.join(directory, 'data'))?.pid;

export type OtherServer = { process: ChildProcess; said: EmbeddedConnection & { refused?: string } };

/** A Dure server in another process. */
export async function otherServer(
  directory: string,
  how: { uid?: number | undefined; env?: NodeJS.ProcessEnv } = {},
): Promise<OtherServer> {
  const child = spawn(process.execPath, [fixture, directory], {
    ...(how.uid === undefined ? {} : { uid: how.uid, gid: how.uid }),
    env: { ...process.env, ...how.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => ['{}'])]);
  return { process: child, said: JSON.parse(line) };
}

export async function killed(server: OtherServer): Promise<void> {
  const exit = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await exit;
}

export function kill(pid: number): void {
  process.kill(pid, 'SIGKILL');
}

/** An unprivileged user for the test that can run this checkout; undefined where it cannot be tried. */
export function ordinaryUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // initdb wants a user that the system knows by name.
  const uid = 65534;
  const trial = spawnSync(process.execPath, ['--check', fixture], { uid, gid: uid });
  return trial.status === 0 ? uid : undefined;
}

/** Lets everybody put folders beside the given one. */
export function openParents(directory: string): void {
  chmodSync(path.dirname(path.dirname(directory)), 0o777);
}
