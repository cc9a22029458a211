import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Runs the work while no other process does; waits for one that does, but not for one that died over it. */
export async function alone(lock, work) {
  mkdirSync(path.dirname(lock), { recursive: true });
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  const give = () => rmSync(lock, { force: true });
  try {
    while (!take(mine, lock)) {
      const owner = read(lock);
      if (owner !== undefined && isDead(owner)) clear(lock, owner, mine);
      else await delay(200);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  process.once('exit', give);
  try {
    return await work();
  } finally {
    process.off('exit', give);
    give();
  }
}

/** A link appears whole or not at all, so nobody reads half a lock. */
function take(mine, lock) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Another waiter may have cleared it and taken it since: then what was moved aside is theirs and goes back. */
function clear(lock, owner, mine) {
  const aside = `${mine}.aside`;
  try {
    renameSync(lock, aside);
    if (read(aside) !== owner) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  rmSync(aside, { force: true });
}

function read(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

function isDead(owner) {
  const [pid, start = ''] = owner.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
  // Numbers of dead processes come back for others; Linux tells when a process started.
  return start !== startOf(pid);
}

function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'dead' : fields[19];
  } catch {
    return '';
  }
}
