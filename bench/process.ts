import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
const words = scripts.start.split(' ');

/** A program of the benchmark that says `ready` by a line that matches. */
export interface Program {
  readonly child: ChildProcess;
  /** The line that matched. */
  readonly line: string;
  /** Milliseconds until that line. */
  readonly readyAfter: number;
  stop(): Promise<void>;
}

export function start(args: readonly string[], env: NodeJS.ProcessEnv, ready: RegExp): Promise<Program> {
  const began = performance.now();
  const child = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${output}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const line = ready.exec(output)?.[0];
      if (line) resolve({ child, line, readyAfter: performance.now() - began, stop });
    });
  });
}

/** The server as `npm start` runs it: with its environment too, which bounds the memory. */
export const startServer = (env: NodeJS.ProcessEnv): Promise<Program> =>
  start(
    words.slice(words.indexOf('node') + 1),
    { ...Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='))), ...env },
    /http:\/\/localhost:\d+/,
  );

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The process and everything that it started. */
export function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]);
    parents.set(Number(name), parent);
  }
  const found = [pid];
  for (const member of found) for (const [child, parent] of parents) if (parent === member) found.push(child);
  return found;
}

/** Processor time used so far, in milliseconds; that of children which ended counts with their parent. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = read(`/proc/${pid}/stat`).split(') ').pop()?.split(' ').slice(11, 15) ?? [];
    return sum + (fields.reduce((ticks, field) => ticks + Number(field), 0) * 1000) / TICKS_A_SECOND;
  }, 0);
}

/** Memory that is truly theirs (PSS), in MB. */
export function pssMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}
