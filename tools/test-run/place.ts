import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const MEMORY = '/dev/shm';
/** Several times what a run was seen to take. */
const ROOM = 6 * 1024 ** 3;

/**
 * Where a run keeps temporary data. It is in memory where `needed` bytes are free. A run makes and drops databases by
 * the hundred, and their files cost a disk three times the CPU time. In a container that folder often has 64 MB.
 */
export function placeOfRun(needed = ROOM, folder = MEMORY): string {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, availableMemory()) >= needed ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
