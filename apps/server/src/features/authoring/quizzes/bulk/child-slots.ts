import { refuse } from '../../../../kernel/refusal.ts';
import { type Owner, Semaphore } from '../../../../kernel/semaphore.ts';

/** Processes that bulk registration holds at once on this server, and those who wait for one. */
const AT_ONCE = 2;
const WAITING = 20;

const slots = new Semaphore(AT_ONCE);

/** Does the work when it is its owner's turn; where too many wait, it is refused. */
export async function inChildSlot<T>(work: () => Promise<T>, owner: Owner): Promise<T> {
  if (slots.waiting >= WAITING) return refuse('tooManyRequests', { retryAfter: 10 });
  return slots.take(work, owner);
}
