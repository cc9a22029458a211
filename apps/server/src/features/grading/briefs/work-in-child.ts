import { runInChild } from '../../../kernel/child-process/run-in-child.ts';
import { Semaphore } from '../../../kernel/semaphore.ts';
import type { BriefResults, BriefWord, BriefWork } from './brief-work.ts';

const CHILD = new URL('./brief-work.child.ts', import.meta.url);
/** The longest content that is read has four million characters. */
const LIMITS = { seconds: 120, silentSeconds: 120, heapMegabytes: 384, memoryBytes: 700 * 1024 * 1024 };
const oneAtATime = new Semaphore(1);

/** Does the work in a process of its own, one at a time: the server answers meanwhile. */
export function workInChild<Kind extends BriefWork['kind']>(
  work: BriefWork & { readonly kind: Kind },
): Promise<BriefResults[Kind]> {
  return oneAtATime.take(async () => {
    const ended = await runInChild<BriefWork, BriefWord, BriefWord>(CHILD, work, LIMITS, (word) => word);
    if ('failure' in ended) throw new Error(`Grouping ended: ${ended.failure}`);
    return ended.done as BriefResults[Kind];
  });
}
