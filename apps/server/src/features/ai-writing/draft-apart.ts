import { Worker } from 'node:worker_threads';
import type { DraftingResults, DraftingTask } from './drafting.ts';

const WORKER = new URL('./drafting.worker.ts', import.meta.url);
const MOST_MS = 120_000;
const HEAP_MEGABYTES = 512;

function run(task: DraftingTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    const late = setTimeout(() => {
      reject(new Error('Drafting took too long.'));
      void worker.terminate();
    }, MOST_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`Drafting ended with ${code}.`));
    });
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Does the task in a thread of its own, one at a time: the server answers meanwhile. */
export function draftApart<Kind extends DraftingTask['kind']>(
  task: DraftingTask & { readonly kind: Kind },
): Promise<DraftingResults[Kind]> {
  const mine = last.then(() => run(task) as Promise<DraftingResults[Kind]>);
  last = mine.catch(() => {});
  return mine;
}
