import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than anything takes that is under way: what was not touched since, a server that died has left. */
const LEFT_MS = 6 * 60 * 60_000;

/** When something in the folder was written last, in milliseconds since 1970; the folder itself counts. */
async function touchedAt(path: string): Promise<number> {
  const { mtimeMs } = await stat(path);
  const inside = await readdir(path).catch(() => []);
  const times = await Promise.all(inside.map((name) => stat(join(path, name)).then((one) => one.mtimeMs)));
  return Math.max(mtimeMs, ...times);
}

/**
 * Removes what servers left in a folder that several of them use; what one of them is at work on stays. `isOurs` tells by
 * its name what may be removed.
 */
export async function removeLeftovers(
  directory: string,
  isOurs: (name: string) => boolean = () => true,
): Promise<void> {
  const names = (await readdir(directory).catch(() => [])).filter(isOurs);
  for (const name of names) {
    const path = join(directory, name);
    // Another server may remove it in the same moment, or end what it is at.
    const touched = await touchedAt(path).catch(() => Infinity);
    if (touched < Date.now() - LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}
