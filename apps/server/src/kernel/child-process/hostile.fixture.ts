import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { serveTask, type SendMessage } from './serve-task.ts';

export interface HostileTask {
  readonly does: 'answers' | 'hangs' | 'talks' | 'fillsMemory' | 'fillsHeap' | 'breaks' | 'reachesOut' | 'asks';
  /** Where it tries to write to. */
  readonly path: string;
}
export interface HostileWord {
  readonly said: string;
  readonly isLast: boolean;
}

const outcomeOf = (attempt: () => unknown): string => {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'failed';
  }
};

/** Says a word again and again, with work of its own in between, and never an end. */
async function goOn(say: SendMessage<HostileWord>, work: () => void = () => {}): Promise<never> {
  for (;;) {
    work();
    await say({ said: 'still here', isLast: false });
    await setTimeout(20);
  }
}

serveTask<HostileTask, HostileWord>(async ({ does, path }, say, ask) => {
  const held: unknown[] = [];
  if (does === 'hangs') await new Promise(() => setInterval(() => {}, 1000));
  if (does === 'talks') await goOn(say);
  if (does === 'fillsMemory') await goOn(say, () => held.push(Buffer.alloc(16 * 1024 * 1024, 1)));
  if (does === 'fillsHeap') await goOn(say, () => held.push(Array.from({ length: 1_000_000 }, (_, at) => `${at}`)));
  if (does === 'asks') return { said: `heard ${String(await ask({ said: 'please', isLast: false }))}`, isLast: true };
  if (does === 'breaks') process.exit(3);
  if (does === 'answers') return { said: String(getHeapStatistics().heap_size_limit), isLast: true };
  const tried = [
    outcomeOf(() => writeFileSync(path, 'x')),
    outcomeOf(() => spawnSync('ls')),
    process.env['APART_SECRET'] ?? 'unknown',
  ];
  return { said: tried.join(), isLast: true };
});
