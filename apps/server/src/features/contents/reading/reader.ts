import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ContentUnit } from '@dure/contract/contents/reading';
import type { ReadingFailure } from '@dure/contract/contents/reading-failures.text';
import type { Passage } from './cut-passages.ts';
import { READING_LIMITS } from './limits.ts';
import type { ReaderTask, ReaderWord } from './reader-words.ts';

const CHILD = fileURLToPath(new URL('./reader.child.ts', import.meta.url));
const LOOK_MS = 200;

/** What came of a reading. */
export type ReadingResult =
  | { readonly failure: ReadingFailure }
  | {
      readonly failure: null;
      readonly title: string;
      readonly unit: ContentUnit | null;
      readonly unitCount: number | null;
      readonly passages: readonly Passage[];
    };
export type OnProgress = (progress: { readonly done: number; readonly of: number }) => void;

/** Bytes that a process holds; undefined where the system does not say. */
async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/**
 * Reads a file in a process of its own, without the server's settings, files to write to or programs to start, and ends it
 * where it takes too much time or memory.
 */
export function readApart(task: ReaderTask, onProgress: OnProgress = () => {}): Promise<ReadingResult> {
  const child = fork(CHILD, {
    env: {},
    execArgv: [
      `--max-old-space-size=${READING_LIMITS.heapMegabytes}`,
      '--permission',
      '--allow-fs-read=*',
      '--disable-warning=SecurityWarning',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const began = Date.now();
  let heard = began;
  let unit: ContentUnit | null = null;
  let unitCount: number | null = null;
  const passages: Passage[] = [];
  return new Promise((resolve) => {
    let isOver = false;
    const end = (result: ReadingResult) => {
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(result);
    };
    const watch = setInterval(() => {
      const now = Date.now();
      const isSlow = now - began > READING_LIMITS.seconds * 1000 || now - heard > READING_LIMITS.silentSeconds * 1000;
      if (isSlow) return end({ failure: 'tooSlow' });
      void memoryOf(child.pid ?? 0).then((bytes) => {
        if ((bytes ?? 0) > READING_LIMITS.memoryBytes) end({ failure: 'tooLarge' });
      });
    }, LOOK_MS);
    child.on('message', (word: ReaderWord) => {
      heard = Date.now();
      if (word.say === 'progress') {
        unit = word.unit;
        unitCount = word.unit === null ? null : word.of;
        onProgress({ done: word.done, of: word.of });
      } else if (word.say === 'passages') {
        passages.push(...word.passages);
      } else if (word.say === 'failure') {
        end({ failure: word.failure });
      } else {
        end({ failure: null, title: word.title, unit, unitCount, passages });
      }
    });
    child.on('error', () => end({ failure: 'broken' }));
    // A process whose heap is full is ended by a signal, V8's own or the system's.
    child.on('exit', (_code, signal) => end({ failure: signal === null ? 'broken' : 'tooLarge' }));
    child.send(task);
  });
}
