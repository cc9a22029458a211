import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ReaderTask } from '../reader-words.ts';
import { Unreadable } from '../unreadable.ts';
import type { Web } from './addresses.ts';
import { bodyOf } from './body.ts';
import { follow } from './request.ts';
import { politely } from './robots.ts';

const SECONDS = 20;
const MEGABYTE = 1024 * 1024;
const FORBIDDING = new Set([401, 402, 403, 407, 429, 451]);

const KINDS: Readonly<Record<string, { readonly kind: ReaderTask['kind']; readonly maxBytes: number }>> = {
  'text/html': { kind: 'PAGE', maxBytes: 10 * MEGABYTE },
  'application/xhtml+xml': { kind: 'PAGE', maxBytes: 10 * MEGABYTE },
  'text/plain': { kind: 'TXT', maxBytes: 10 * MEGABYTE },
  'text/markdown': { kind: 'MD', maxBytes: 10 * MEGABYTE },
  'application/pdf': { kind: 'PDF', maxBytes: 50 * MEGABYTE },
};

/** Fetches a page of the web into the file at `path`; refuses with why it cannot be read. */
export async function fetchPage(web: Web, address: string, path: string, seconds = SECONDS): Promise<ReaderTask> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const { response } = await follow(web, address, signal, politely(web, signal));
  const status = response.statusCode ?? 0;
  const contentType = response.headers['content-type'] ?? '';
  const found = KINDS[contentType.split(';')[0]!.trim().toLowerCase()];
  if (status < 200 || status > 299 || !found) {
    response.destroy();
    if (FORBIDDING.has(status)) throw new Unreadable('siteForbids');
    throw new Unreadable(status < 200 || status > 299 ? 'siteFails' : 'siteType');
  }
  await pipeline(bodyOf(response, found.maxBytes, signal), createWriteStream(path, { mode: 0o600 }));
  return { path, kind: found.kind, contentType };
}
