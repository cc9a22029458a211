import type { rememberReading as endpoint } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { rememberReading } from '../../api/lectures/lecture-clubs/lecture-clubs.writes.ts';

type Reading = Input<typeof endpoint>;

/** Of each material the last page that was read without a network. */
const waiting = new Map<number, Reading>();

/** Remembers a page; without a network it waits until there is one. */
export async function keepReading(client: QueryClient, reading: Reading): Promise<void> {
  const { contentSequence } = reading.params;
  waiting.delete(contentSequence);
  try {
    await rememberReading(client, reading);
  } catch {
    // One that was refused is with the next page that is turned.
    if (navigator.onLine) return;
    if (waiting.size === 0) addEventListener('online', () => keepWaiting(client), { once: true });
    waiting.set(contentSequence, reading);
  }
}

function keepWaiting(client: QueryClient): void {
  for (const reading of [...waiting.values()]) void keepReading(client, reading);
}
