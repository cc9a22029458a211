import parser from 'robots-parser';
import { Unreadable } from '../unreadable.ts';
import type { Web } from './addresses.ts';
import { bodyOf } from './body.ts';
import { AGENT, follow } from './request.ts';

/** The types of the package describe another kind of module than it is. */
const parse = parser as unknown as (
  url: string,
  text: string,
) => { isAllowed(url: string, agent: string): boolean | undefined };

/** What of a robots.txt counts (RFC 9309 asks for at least so much). */
const MAX_BYTES = 500 * 1024;

/** Asks a site, once for each, whether the reader may read an address of it; refuses where not, or where it does not say. */
export function politely(web: Web, signal: AbortSignal): (url: URL) => Promise<void> {
  const asked = new Map<string, ReturnType<typeof parse>>();
  return async (url) => {
    let robots = asked.get(url.origin);
    if (!robots) {
      const address = new URL('/robots.txt', url).href;
      const { response } = await follow(web, address, signal);
      const status = response.statusCode ?? 500;
      if (status >= 500) throw new Unreadable('siteFails');
      const parts: Buffer[] = [];
      if (status >= 200 && status < 300) {
        for await (const part of bodyOf(response, MAX_BYTES, signal)) parts.push(part);
      }
      // A site without one allows everything.
      response.destroy();
      robots = parse(address, Buffer.concat(parts).toString('utf8'));
      asked.set(url.origin, robots);
    }
    if (robots.isAllowed(url.href, AGENT) === false) throw new Unreadable('siteForbids');
  };
}
