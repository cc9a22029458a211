import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import { checkWritten, lookUpPublic } from './public-address.ts';

/** No answer to what is asked here comes near it. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Statuses that have no body. */
const EMPTY = new Set([204, 205, 304]);

async function* limited(message: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('The answer is too large.');
    yield chunk;
  }
}

const textOf = (body: unknown): string | undefined =>
  typeof body === 'string' || body instanceof URLSearchParams ? String(body) : undefined;

/**
 * Replaces the global `fetch` for addresses that people typed. It follows no redirect, reads a bounded answer and,
 * unless `allowsPrivate`, connects to public addresses only.
 */
export const guardedFetch =
  (allowsPrivate: boolean): typeof fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (!allowsPrivate) checkWritten(url.hostname);
      const send = url.protocol === 'https:' ? secureRequest : plainRequest;
      const call = send(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(init.signal ? { signal: init.signal } : {}),
        ...(allowsPrivate ? {} : { lookup: lookUpPublic }),
      });
      call.once('error', reject);
      call.once('response', (message) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value));
        const status = message.statusCode!;
        const body = EMPTY.has(status) ? null : (Readable.toWeb(Readable.from(limited(message))) as ReadableStream);
        resolve(new Response(body, { status, headers }));
      });
      call.end(textOf(init.body));
    });
