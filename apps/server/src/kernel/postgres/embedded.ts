import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { accountFor, type Account } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { makePrivate, prepareCluster } from './cluster.ts';
import { takeOwnership } from './owner-lock.ts';
import { addressOf, findRunning } from './running-server.ts';
import { superuser, type Transport } from './settings.ts';
import { prepareSocketDirectory, removeSocketDirectory } from './socket-directory.ts';
import { keepRunning, launchPatiently, type Tell } from './supervision.ts';
import type { DatabaseUnusable } from './unusable.ts';

/** Where a client finds the database; `pg` takes it as it is. */
export type EmbeddedConnection = { host: string; port: number; user: string; database: string; password?: string };

/** A PostgreSQL server that belongs to this process and ends with it. */
export type EmbeddedPostgres = {
  /** Such as `18.4`. */
  version: string;
  /**
   * As the owner of everything unless another user is named. The socket asks for no password; where the answer holds one (TCP),
   * a role that is created for `user` must be given it.
   */
  connection(database: string, user?: string): EmbeddedConnection;
  /** Resolves where the server ended by itself and could not be started again. */
  gone: Promise<DatabaseUnusable>;
  stop(): Promise<void>;
};

/** What the server needs to know. */
export type EmbeddedOptions = {
  /** Belongs to PostgreSQL alone; made when missing. */
  directory: string;
  log: (message: string, details?: object) => void;
  /** Says to the person at the terminal what is waited for and what is started again. */
  tell?: Tell;
  /** Chosen by the platform unless given. */
  transport?: Transport['kind'];
  /** Unless false, an acknowledged commit survives a power cut; only what is thrown away after use needs no such care. */
  isDurable?: boolean;
};

/** Starts the server of a directory, or takes over the one that runs there. Throws DataDirectoryInUse when it has an owner. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = accountFor(options.directory);
  await makePrivate(options.directory, account);
  const home = realpathSync(options.directory);
  const release = takeOwnership(home);
  try {
    return await startIn(home, account, options, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function startIn(
  home: string,
  account: Account | undefined,
  { log, tell = () => undefined, transport: wanted, isDurable = true }: EmbeddedOptions,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const began = performance.now();
  const kind = wanted ?? (process.platform === 'win32' ? 'tcp' : 'socket');
  const password = kind === 'tcp' ? passwordIn(home) : undefined;
  const dataDirectory = path.join(home, 'data');
  const binaries = await prepareBinaries(account);
  const cluster = await prepareCluster(dataDirectory, binaries, account, password);
  const running = await findRunning(dataDirectory, password, binaries, tell);
  const transport = running?.transport ?? (await prepareTransport(home, account, password));
  const logFile = path.join(home, 'postgres.log');
  const installation = { binaries, dataDirectory, logFile, account, transport, isDurable };
  const server = running?.server ?? (await launchPatiently(installation));
  const { end, gone } = keepRunning(server, installation, tell);
  const address = addressOf(transport);
  log('The database runs', {
    version: binaries.version,
    pid: server.pid,
    host: address.host,
    port: address.port,
    data: cluster,
    adopted: running !== undefined,
    milliseconds: Math.round(performance.now() - began),
  });
  let stopped: Promise<void> | undefined;
  return {
    version: binaries.version,
    connection: (database, user = superuser) => ({ ...address, user, database }),
    gone,
    stop: () =>
      (stopped ??= end()
        .then(() => removeSocketDirectory(home))
        .finally(release)),
  };
}

async function prepareTransport(
  home: string,
  account: Account | undefined,
  password: string | undefined,
): Promise<Transport> {
  if (password) return { kind: 'tcp', port: await freePort(), password };
  return { kind: 'socket', directory: await prepareSocketDirectory(home, account) };
}

function passwordIn(home: string): string {
  const file = path.join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
