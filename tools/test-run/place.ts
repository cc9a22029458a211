import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const MEMORY = '/dev/shm';
/** Several times what a run was seen to take. */
const ROOM = 6 * 1024 ** 3;

/**
 * Where a run keeps what it throws away: in memory where `needed` bytes are free for it, since it makes and drops databases by
 * the hundred, and their files take a disk three times as much of the processor. In a container that folder often has 64 MB.
 */
export function placeOfRun(needed = ROOM, folder = MEMORY): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, availableMemory()) >= needed ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
