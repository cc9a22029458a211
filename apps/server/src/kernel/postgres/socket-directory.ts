import { lstatSync, readlinkSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import { makePrivate } from './cluster.ts';

// A socket's whole path must stay within 103 bytes on macOS (107 on Linux); what follows the folder takes 30.
const longestBase = 70;

/**
 * The private folder of the socket. It is in the system's temporary folder because the data's path may be longer than a
 * socket's path may be. A link beside the data remembers it, so that a crash leaves none behind. A link inside names
 * the data in turn: beside a copy of the data lies the link of what was copied.
 */
export async function prepareSocketDirectory(directory: string, account: Account | undefined): Promise<string> {
  const link = path.join(directory, 'socket');
  const owner = account?.uid ?? process.getuid?.();
  const known = readLink(link);
  if (known && isPrivateTo(known, owner) && isOf(known, directory)) return known;
  const fits = account === undefined && Buffer.byteLength(tmpdir()) <= longestBase;
  const made = await mkdtemp(path.join(fits ? tmpdir() : '/tmp', 'dure-'));
  symlinkSync(directory, path.join(made, 'data'));
  await makePrivate(made, account);
  // The synchronous form leaves a link that leads nowhere where it is, and says nothing.
  await rm(link, { recursive: true, force: true });
  symlinkSync(made, link);
  return made;
}

/** Makes the folder anew where it was removed from under a database that is to be started again: clients know it by its name. */
export async function keepSocketDirectory(
  directory: string,
  socketDirectory: string,
  account: Account | undefined,
): Promise<void> {
  if (lstatSync(socketDirectory, { throwIfNoEntry: false })) return;
  // Fails where somebody else has made it in the same moment.
  await mkdir(socketDirectory, { mode: 0o700 });
  symlinkSync(directory, path.join(socketDirectory, 'data'));
  await makePrivate(socketDirectory, account);
}

/** Removes the folder and what remembers it. */
export async function removeSocketDirectory(directory: string): Promise<void> {
  const link = path.join(directory, 'socket');
  const known = readLink(link);
  if (known && isOf(known, directory)) await rm(known, { recursive: true, force: true });
  await rm(link, { force: true });
}

function readLink(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

const isOf = (socketDirectory: string, directory: string) => readLink(path.join(socketDirectory, 'data')) === directory;

/** Others may write where temporary things lie: a folder of that name may be somebody else's by now. */
function isPrivateTo(directory: string, owner: number | undefined): boolean {
  const found = lstatSync(directory, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o777) === 0o700;
}
