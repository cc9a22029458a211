import { runInChild } from '../../../../kernel/child-process/run-in-child.ts';
import { Semaphore } from '../../../../kernel/semaphore.ts';

/** Questions that are to be put into groups. */
export interface GroupingWork {
  readonly texts: readonly string[];
}
export interface GroupingWord {
  readonly done: readonly number[][];
}

const CHILD = new URL('./grouping.child.ts', import.meta.url);
const LIMITS = { seconds: 60, silentSeconds: 60, heapMegabytes: 384, memoryBytes: 700 * 1024 * 1024 };
const oneAtATime = new Semaphore(1);

/** Groups a club's questions in a process of its own, one club at a time: the server answers meanwhile. */
export function groupInChild(texts: readonly string[]): Promise<readonly number[][]> {
  return oneAtATime.take(async () => {
    const ended = await runInChild<GroupingWork, GroupingWord, GroupingWord>(CHILD, { texts }, LIMITS, (word) => word);
    if ('failure' in ended) throw new Error(`Grouping ended: ${ended.failure}`);
    return ended.done;
  });
}
