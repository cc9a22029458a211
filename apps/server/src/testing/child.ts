import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isOwn } from '../../../../tools/test-run/addresses/own-addresses.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real program, started as a person starts it. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly url: string;
  /** Resolves with the exit code, or null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** What it has printed so far. */
  output(): string;
}

const running = new Set<Pick<RunningProgram, 'child' | 'ended'>>();
/** What ends at all ends within this: requests and jobs have ten seconds each. */
export const PATIENCE_MS = 30_000;

/** Ends the programs that a test left, such as one that failed: with their databases, or by force. */
export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async ({ child, ended }) => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(force);
    }),
  );
}

/** Starts the server on a folder of its own; resolves once it prints its address, rejects where it ends before. */
export function startProgram(dataDirectory: string, env: NodeJS.ProcessEnv = {}): Promise<RunningProgram> {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      ...env,
    },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const program = { child, ended };
  running.add(program);
  void ended.then(() => running.delete(program));
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url) resolve({ child, url: isOwn(url), ended, output: () => output });
    };
    child.stdout!.on('data', collect);
    child.stderr!.on('data', collect);
    void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
}
