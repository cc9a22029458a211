import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lchown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nobody, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { sentenceOf } from './postgres-messages.ts';
import { initdbArguments } from './settings.ts';
import { DatabaseUnusable } from './unusable.ts';

/** Makes a folder that only its owner enters. */
export async function makePrivate(directory: string, account: Account | undefined): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await chmod(directory, 0o700);
  } catch (error) {
    throw new DatabaseUnusable(`${directory} cannot be used: it or a folder above it belongs to another user.`, {
      cause: error,
    });
  }
  if (account) await lchown(directory, account.uid, account.gid);
}

/**
 * How a program that works in `directory` names it. Another user may not reach it from the root (below /root it
 * cannot). But the process starts inside, and Linux has a name for that place that needs no rights above.
 */
export function nameFromInside(directory: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : directory;
}

/** Makes the data directory when there is none; refuses one of another major version. */
export async function prepareCluster(
  dataDirectory: string,
  binaries: Binaries,
  account: Account | undefined,
  password: string | undefined,
): Promise<'made' | 'found'> {
  if (existsSync(dataDirectory)) {
    await refuseOtherVersion(dataDirectory, binaries.version);
    return 'found';
  }
  // Made beside and moved: a start that was interrupted leaves nothing that looks whole.
  const unfinished = `${dataDirectory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const maker = account && nobody;
  await makePrivate(unfinished, maker);
  const passwordFile = password && (await writePrivately(password, maker));
  await run(binaries.initdb, initdbArguments(nameFromInside(unfinished, maker), passwordFile), unfinished, maker);
  if (passwordFile) await rm(path.dirname(passwordFile), { recursive: true });
  if (account) await giveTo(unfinished, account);
  await rename(unfinished, dataDirectory);
  return 'made';
}

async function writePrivately(text: string, account: Account | undefined): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dure-'));
  await writeFile(path.join(folder, 'text'), text, { mode: 0o600 });
  if (account) await giveTo(folder, account);
  return path.join(folder, 'text');
}

async function refuseOtherVersion(dataDirectory: string, version: string): Promise<void> {
  const found = (await readFile(path.join(dataDirectory, 'PG_VERSION'), 'utf8')).trim();
  const major = version.split('.')[0];
  if (found === major) return;
  throw new DatabaseUnusable(
    `The data in ${dataDirectory} is of PostgreSQL ${found} and this Dure brings ${major}: dump it with the Dure it was made by ` +
      `(deploy/backup.sh), move the folder away, and restore the dump into this one (deploy/restore.sh).`,
  );
}

function run(program: string, args: string[], cwd: string, account: Account | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawn(program, args, { ...account, cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new DatabaseUnusable(sentenceOf('PostgreSQL could not make its data directory', said))),
    );
  });
}

async function giveTo(directory: string, account: Account): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const at = path.join(directory, entry.name);
    if (entry.isDirectory()) await giveTo(at, account);
    else await lchown(at, account.uid, account.gid);
  }
  await lchown(directory, account.uid, account.gid);
}
