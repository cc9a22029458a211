import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryOf } from './memory-of.ts';

/** What a child process may take before it is ended. */
export interface ChildLimits {
  readonly seconds: number;
  /** Without a word from it: one that hangs is not waited for longer. */
  readonly silentSeconds: number;
  /** Of its heap; what it unpacks lies beside it. */
  readonly heapMegabytes: number;
  /** Of everything that it holds. */
  readonly memoryBytes: number;
}

/** Why a child process came to nothing: it broke, or was ended at a limit. */
export type ChildFailure = 'broken' | 'tooLarge' | 'tooSlow';

const LOOK_MS = 200;

/**
 * Does a task in a child process (`serveTask` there), without the server's settings, writable files or programs to
 * start. It is killed where it takes too much. `onMessage` receives each message; the first that it answers is the
 * result. What the child asks for (`Ask` there) `onAsked` answers, since the child may not do it itself.
 */
export function runInChild<Task extends object, Word, Result extends object>(
  child: URL,
  task: Task,
  limits: ChildLimits,
  onMessage: (word: Word) => Result | undefined,
  onAsked?: (word: Word) => Promise<unknown> | undefined,
): Promise<Result | { readonly failure: ChildFailure }> {
  const worker = fork(fileURLToPath(child), {
    env: {},
    execArgv: [
      `--max-old-space-size=${limits.heapMegabytes}`,
      // With the default the young generation takes tens of megabytes, and nothing is faster.
      '--max-semi-space-size=4',
      '--permission',
      '--allow-fs-read=*',
      '--disable-warning=SecurityWarning',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let began = Date.now();
  let heard = began;
  let waiting = 0;
  return new Promise((resolve) => {
    let isOver = false;
    const end = (result: Result | { readonly failure: ChildFailure }) => {
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      worker.kill('SIGKILL');
      resolve(result);
    };
    const watch = setInterval(() => {
      const now = Date.now();
      const isSlow = now - began > limits.seconds * 1000 || now - heard > limits.silentSeconds * 1000;
      if (isSlow && waiting === 0) return end({ failure: 'tooSlow' });
      void memoryOf(worker.pid ?? 0).then((bytes) => {
        if ((bytes ?? 0) > limits.memoryBytes) end({ failure: 'tooLarge' });
      });
    }, LOOK_MS);
    worker.on('message', (word) => {
      heard = Date.now();
      const answering = onAsked?.(word as Word);
      if (answering) {
        const asked = Date.now();
        waiting += 1;
        void answering.then((answer) => {
          waiting -= 1;
          heard = Date.now();
          // What the server does for it is not its own time.
          began += heard - asked;
          if (worker.connected) worker.send({ answer });
        });
        return;
      }
      const result = onMessage(word as Word);
      if (result !== undefined) end(result);
    });
    worker.on('error', () => end({ failure: 'broken' }));
    // A process whose heap is full is ended by a signal, V8's own or the system's.
    worker.on('exit', (_code, signal) => end({ failure: signal === null ? 'broken' : 'tooLarge' }));
    worker.send(task);
  });
}
