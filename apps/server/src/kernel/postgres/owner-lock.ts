import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startOf } from './process-table.ts';
import { DatabaseUnusable } from './unusable.ts';

/** Another Dure server has this data directory open. */
export class DataDirectoryInUse extends DatabaseUnusable {
  constructor(directory: string, pid: number) {
    super(
      `The data directory ${directory} is in use by another Dure server (process ${pid}): stop it or set DATA_DIR.`,
    );
  }
}

/** `place` is the number of the folder: a copy of it brings the lock of what it was copied from. */
type Owner = { pid: number; started: string; place?: string };

/** Takes the directory for this process, over a dead owner's head; returns what gives it back. Throws DataDirectoryInUse. */
export function takeOwnership(directory: string): () => void {
  const lock = path.join(directory, 'owner.lock');
  const prepared = `${lock}.${process.pid}.${process.hrtime.bigint()}`;
  const place = placeOf(directory);
  const self: Owner = { pid: process.pid, started: startOf(process.pid), place };
  writeFileSync(prepared, JSON.stringify(self), { mode: 0o600 });
  try {
    // A link appears with its content or not at all, so nobody reads a half-written lock.
    while (!linked(prepared, lock)) {
      const owner = ownerIn(lock);
      const isHere = owner && (owner.place ?? place) === place;
      if (isHere && isAlive(owner.pid) && startOf(owner.pid) === owner.started) {
        throw new DataDirectoryInUse(directory, owner.pid);
      }
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(prepared, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

const placeOf = (directory: string) => String(statSync(directory, { bigint: true }).ino);

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function ownerIn(lock: string): Owner | undefined {
  try {
    const owner: Owner = JSON.parse(readFileSync(lock, 'utf8'));
    return owner;
  } catch {
    return undefined;
  }
}
