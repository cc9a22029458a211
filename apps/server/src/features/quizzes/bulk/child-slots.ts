import { refuse } from '../../../kernel/refusal.ts';

/** Processes that bulk registration holds at once on this server, and those who wait for one. */
const AT_ONCE = 2;
const WAITING = 20;

let turns:
  | Promise<{ execute: <T>(work: () => Promise<T>) => Promise<T>; isFull: (error: unknown) => boolean }>
  | undefined;

async function load() {
  const { bulkhead, BulkheadRejectedError } = await import('cockatiel');
  const policy = bulkhead(AT_ONCE, WAITING);
  return {
    execute: <T>(work: () => Promise<T>) => policy.execute(work),
    isFull: (error: unknown) => error instanceof BulkheadRejectedError,
  };
}

/** Does the work when it is its turn; where too many wait, it is refused. */
export async function inChildSlot<T>(work: () => Promise<T>): Promise<T> {
  const { execute, isFull } = await (turns ??= load());
  try {
    return await execute(work);
  } catch (error) {
    return isFull(error) ? refuse('tooManyRequests', { retryAfter: 10 }) : Promise.reject(error as Error);
  }
}
