import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/**
 * Reads and discards the rest of a request that was refused before its end. Most clients look for the answer only once
 * everything is sent, and a connection closed under them looks like a network error. Whoever sends more than
 * `mostBytes` is not waited for.
 */
export async function discardBody(request: IncomingMessage, mostBytes: number): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  const enough = new AbortController();
  let taken = 0;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > mostBytes) enough.abort();
  });
  request.resume();
  await Promise.race(['end', 'close'].map((event) => once(request, event, { signal: enough.signal }))).catch(() => {});
}
