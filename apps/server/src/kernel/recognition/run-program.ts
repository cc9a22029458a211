import { spawn } from 'node:child_process';
import { memoryOf } from '../child-process/memory-of.ts';

/** What a program may take before it is ended. */
export interface ProgramLimits {
  readonly seconds: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
}

const LOOK_MS = 200;

/** Runs a program without a shell, gives it the bytes and answers what it writes; undefined where it fails or takes too much. */
export function runProgram(
  program: string,
  given: readonly string[],
  input: Uint8Array,
  limits: ProgramLimits,
): Promise<Buffer | undefined> {
  // One core: others read and answer meanwhile.
  const env = { PATH: process.env['PATH'], TESSDATA_PREFIX: process.env['TESSDATA_PREFIX'], OMP_THREAD_LIMIT: '1' };
  const child = spawn(program, given, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const began = Date.now();
  const pieces: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (result: Buffer | undefined) => {
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(result);
    };
    const watch = setInterval(() => {
      if (Date.now() - began > limits.seconds * 1000) return end(undefined);
      void memoryOf(child.pid ?? 0).then((bytes) => {
        if ((bytes ?? 0) > limits.memoryBytes) end(undefined);
      });
    }, LOOK_MS);
    child.stdout.on('data', (piece: Buffer) => {
      pieces.push(piece);
      size += piece.length;
      if (size > limits.outputBytes) end(undefined);
    });
    child.on('error', () => end(undefined));
    child.on('close', (code) => end(code === 0 ? Buffer.concat(pieces) : undefined));
    // It may end before it has read all.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
