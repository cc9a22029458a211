import { execFile, spawn, spawnSync } from 'node:child_process';
import { closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { nameFromInside } from './cluster.ts';
import { postgresIn, readPostmasterFile } from './postmaster-file.ts';
import { sentenceOf } from './postgres-messages.ts';
import { isAlive } from './process-table.ts';
import { serverArguments, type Transport } from './settings.ts';
import { keepSocketDirectory } from './socket-directory.ts';
import { DatabaseUnusable } from './unusable.ts';

/** All that it takes to run the server of one data directory. */
export type Installation = {
  binaries: Binaries;
  dataDirectory: string;
  logFile: string;
  account: Account | undefined;
  transport: Transport;
  isDurable: boolean;
};

/** A running server: ours, or one that an earlier process left. */
export type Postmaster = { pid: number; ended: Promise<void> };

const recoveryLimit = 300_000;
const logLimit = 5_000_000;

/** Starts the server and waits until it takes connections, or until the signal; crash recovery may take its time. */
export async function launch(installation: Installation, signal?: AbortSignal): Promise<Postmaster> {
  const { binaries, dataDirectory, logFile, account, transport, isDurable } = installation;
  if (transport.kind === 'socket') await keepSocketDirectory(path.dirname(dataDirectory), transport.directory, account);
  keepLogSmall(logFile);
  const log = openSync(logFile, 'a', 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  const logStart = statSync(logFile).size;
  const args = serverArguments(nameFromInside(dataDirectory, account), transport, isDurable);
  const command = endsWithParent()
    ? ['setpriv', '--pdeathsig', 'INT', binaries.postgres, ...args]
    : [binaries.postgres, ...args];
  const [program = binaries.postgres, ...rest] = command;
  // A group of its own: Ctrl+C in a terminal goes to the Dure server, which lets its requests end first.
  const child = spawn(program, rest, {
    ...account,
    cwd: dataDirectory,
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  let failure = '';
  let over = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      failure = error.message;
      resolve();
    });
  }).then(() => {
    over = true;
  });
  for (const deadline = Date.now() + recoveryLimit; Date.now() < deadline; await Promise.race([ended, delay(10)])) {
    const file = readPostmasterFile(dataDirectory);
    if (child.pid && file?.pid === child.pid && file.status === 'ready') return { pid: child.pid, ended };
    if (over)
      throw new DatabaseUnusable(
        sentenceOf('PostgreSQL did not start', failure || readFileSync(logFile).subarray(logStart).toString(), logFile),
      );
    if (signal?.aborted && child.pid) {
      await terminate({ pid: child.pid, ended }, installation);
      signal.throwIfAborted();
    }
  }
  child.kill('SIGQUIT');
  throw new DatabaseUnusable(`PostgreSQL was not ready after ${recoveryLimit / 1000} seconds; its log is ${logFile}.`);
}

/** Takes over a server that runs already: nobody tells when it ends, so it is looked after. */
export function adopt(pid: number): Postmaster {
  const ended = (async () => {
    while (isAlive(pid)) await delay(500, undefined, { ref: false });
  })();
  return { pid, ended };
}

/**
 * Ends a server within 13 seconds. It first asks for a shutdown that writes every change. Then it asks for an immediate
 * one, after which PostgreSQL kills within 5 seconds what does not react. At last it kills everything. One that was
 * ending before gets less of the first.
 */
export async function terminate(
  { pid, ended }: Postmaster,
  { binaries, dataDirectory }: Pick<Installation, 'binaries' | 'dataDirectory'>,
  isEnding = false,
): Promise<void> {
  const steps = [
    { signal: 'INT', patience: isEnding ? 2_000 : 5_000 },
    { signal: 'QUIT', patience: 6_000 },
    { signal: 'KILL', patience: 2_000 },
  ] as const;
  for (const { signal, patience } of steps) {
    send(pid, signal, binaries);
    if (signal === 'KILL') endLeftovers(dataDirectory);
    if (await endsWithin(pid, ended, patience)) return;
  }
}

/** Ends by force what works in a data directory, whose server is dead: nobody else would, and no other server could start. */
export function endLeftovers(dataDirectory: string): void {
  for (const pid of postgresIn(dataDirectory)) kill(pid, 'SIGKILL');
}

async function endsWithin(pid: number, ended: Promise<void>, patience: number): Promise<boolean> {
  let known = false;
  void ended.then(() => (known = true));
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(10)) {
    if (known || !isAlive(pid)) return true;
  }
  return false;
}

function send(pid: number, signal: 'INT' | 'QUIT' | 'KILL', binaries: Binaries): void {
  // Windows has no signals; PostgreSQL brings its own way of sending them there.
  if (process.platform === 'win32') {
    execFile(binaries.pgCtl, ['kill', signal, String(pid)], () => undefined);
    return;
  }
  kill(pid, `SIG${signal}`);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

/**
 * Whether the kernel can be asked to end the server with this process, even when that is killed. It is asked after the
 * change of user, which would clear the request. It applies to the thread that starts the server, which must be the
 * main one.
 */
function endsWithParent(): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
}

function keepLogSmall(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimit) renameSync(logFile, `${logFile}.1`);
}
