import { runInChild } from '../../../../kernel/child-process/run-in-child.ts';
import { Semaphore } from '../../../../kernel/semaphore.ts';
import type { DraftingResults, DraftingTask, DraftingWord } from './drafting.ts';

const CHILD = new URL('./drafting.child.ts', import.meta.url);
/** The longest content that is read has four million characters. */
const LIMITS = { seconds: 120, silentSeconds: 120, heapMegabytes: 384, memoryBytes: 700 * 1024 * 1024 };

/** A task took too much, or its process broke. */
export class DraftingFailed extends Error {}

async function run(task: DraftingTask): Promise<DraftingWord['drafted']> {
  const ended = await runInChild<DraftingTask, DraftingWord, DraftingWord>(CHILD, task, LIMITS, (word) => word);
  if ('failure' in ended) throw new DraftingFailed(`Drafting ended: ${ended.failure}`);
  return ended.drafted;
}

const slot = new Semaphore(1);

/** Does the task in a process of its own, one at a time: the server answers meanwhile. */
export const draftInChild = <Kind extends DraftingTask['kind']>(
  task: DraftingTask & { readonly kind: Kind },
): Promise<DraftingResults[Kind]> => slot.take(() => run(task) as Promise<DraftingResults[Kind]>);
