import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface Process {
  readonly pid: number;
  readonly command: string;
}

/** What cannot be read is another's, or has ended. */
function read<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}

/**
 * Processes whose temporary folder is this one, or that work inside of it. A program passes the former to all that it
 * starts; PostgreSQL, which overwrites its environment, does the latter. Told by /proc, so on Linux alone.
 */
export function processesOf(folder: string): Process[] {
  if (!existsSync('/proc/self/environ')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    const settings = read(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))?.split('\0') ?? [];
    const place = read(() => readlinkSync(`/proc/${pid}/cwd`)) ?? '';
    if (!settings.includes(`TMPDIR=${folder}`) && !`${place}/`.startsWith(`${folder}/`)) return [];
    const command = read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      ?.replaceAll('\0', ' ')
      .trim();
    return command ? [{ pid: Number(pid), command }] : [];
  });
}

/** Those of them that are still there after a while in which they may end; they are ended by force. */
export async function endProcessesOf(folder: string, patienceMs: number): Promise<Process[]> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(100)) {
    if (processesOf(folder).length === 0) return [];
  }
  const left = processesOf(folder);
  for (const { pid } of left) read(() => process.kill(pid, 'SIGKILL'));
  return left;
}
