import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isHttpUrl } from '@dure/contract/http/http-url';
import { Unreadable } from '../unreadable.ts';
import type { Web } from './addresses.ts';

/** How the reader calls itself: sites name it in their robots.txt. */
export const AGENT = 'DureBot';
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const nameOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** Addresses of a host that may be gone to; where one of them may not, nobody goes to any. */
async function reachable(web: Web, host: string): Promise<string[]> {
  const addresses = isIP(host) ? [host] : [...(await web.resolve(host).catch(() => []))];
  if (addresses.length === 0) throw new Unreadable('unknownHost');
  if (!addresses.every((address) => web.mayReach(address))) throw new Unreadable('privateAddress');
  return addresses;
}

/** The connection goes to the very addresses that were judged: a name that answers otherwise a moment later gains nothing. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) answer(null, found);
    else answer(null, found[0]!.address, found[0]!.family);
  };

function send(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      lookup: pinned(addresses),
      agent: false,
      signal,
      headers: {
        'user-agent': `${AGENT}/1.0`,
        accept: 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.8',
        'accept-language': 'ko,en;q=0.7',
        'accept-encoding': 'gzip, br, deflate',
        connection: 'close',
      },
    });
    sent.on('response', resolve);
    sent.on('error', () => reject(new Unreadable(signal.aborted ? 'siteSilent' : 'siteFails')));
    sent.end();
  });
}

export interface Found {
  readonly url: URL;
  readonly response: IncomingMessage;
}

/** Goes to an address and on to where it sends, each step judged like the first; `enter` is asked before each. */
export async function follow(
  web: Web,
  start: string,
  signal: AbortSignal,
  enter: (url: URL) => Promise<void> = async () => {},
): Promise<Found> {
  let address = start;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    if (!isHttpUrl(address)) throw new Unreadable('privateAddress');
    const url = new URL(address);
    const addresses = await reachable(web, nameOf(url));
    await enter(url);
    const response = await send(url, addresses, signal);
    const { location } = response.headers;
    if (!REDIRECTS.has(response.statusCode ?? 0) || location === undefined) return { url, response };
    response.destroy();
    if (!URL.canParse(location, url.href)) throw new Unreadable('siteFails');
    address = new URL(location, url).href;
  }
  throw new Unreadable('siteFails');
}
