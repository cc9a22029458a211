import fs from 'node:fs/promises';

/** Below this a server takes no more people: the database and what is being uploaded need room to end cleanly. */
const LEAST_BYTES = 64 * 1024 * 1024;
/** Codes of PostgreSQL and of the file system. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something failed because there was no room to write it. */
export const isDiskFull = (error: unknown): boolean => FULL.has((error as { code?: string } | null)?.code ?? '');

/** Whether there is room to write in the folder's file system; a folder that cannot be asked speaks against nothing. */
export async function hasRoom(directory: string): Promise<boolean> {
  return fs.statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize >= LEAST_BYTES,
    () => true,
  );
}
