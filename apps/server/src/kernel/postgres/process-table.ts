import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process of that number runs, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // Where nothing collects the dead (a container without an init) they keep their number.
  return linuxFields(pid)?.[0] !== 'Z';
}

/** The moment a process started, as an opaque text: numbers of dead processes come back for others. Empty where unknown. */
export function startOf(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform === 'linux') {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${linuxFields(pid)?.[19] ?? ''}`;
  }
  return ps(pid, 'lstart=');
}

/** One column of `ps` for a process; empty when there is no such process. */
export function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

/** The fields of /proc/PID/stat from the state on; the name before them stands in brackets and may hold anything. */
function linuxFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
