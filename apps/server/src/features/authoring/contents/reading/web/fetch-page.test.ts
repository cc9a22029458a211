import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress } from '../../../../../kernel/net/public-address.ts';
import type { Web } from './addresses.ts';
import { fetchPage } from './fetch-page.ts';

let server: Server;
let port: number;
let directory: string;
let answer: RequestListener;
let robots: RequestListener;
let asked: string[];
/** Site of the tests: the machine itself, under names that are none. */
const names: Record<string, readonly string[]> = { 'site.example': ['127.0.0.1'], 'inside.example': ['10.0.0.8'] };
const web: Web = {
  resolve: async (host) => names[host] ?? [],
  mayReach: (address) => address === '127.0.0.1' || isPublicAddress(address),
};

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-fetch-'));
  server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    return (request.url === '/robots.txt' ? robots : answer)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true, force: true });
});

const rules: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/plain');
  response.end('User-agent: *\nDisallow: /private');
};
beforeEach(() => {
  robots = rules;
});

const fetched = async (path: string, given: RequestListener, seconds?: number) => {
  asked = [];
  answer = given;
  return fetchPage(web, `http://site.example:${port}${path}`, join(directory, 'page'), seconds);
};
const failure = (path: string, given: RequestListener, seconds?: number) =>
  fetched(path, given, seconds).then(
    () => undefined,
    (error: { failure?: string }) => error.failure,
  );
const page: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end('<p>글</p>');
};

test('a page is fetched after its site was asked, also packed', async () => {
  expect(await fetched('/a', page)).toMatchObject({ kind: 'PAGE', contentType: 'text/html; charset=utf-8' });
  expect(asked).toEqual(['site.example/robots.txt', 'site.example/a']);
  await fetched('/b', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
    response.end(gzipSync('풀린 글'));
  });
  expect(await readFile(join(directory, 'page'), 'utf8')).toBe('풀린 글');
});

test('what robots.txt forbids is not fetched, not even after a redirect', async () => {
  expect(await failure('/private/a', page)).toBe('siteForbids');
  expect(asked).toEqual(['site.example/robots.txt']);
  const sent = await failure('/a', (_request, response) => response.writeHead(302, { location: '/private/b' }).end());
  expect(sent).toBe('siteForbids');
  expect(asked).not.toContain('site.example/private/b');
});

test('a site that cannot say its rules is not read, one without any is', async () => {
  robots = (_request, response) => response.writeHead(503).end();
  expect(await failure('/a', page)).toBe('siteFails');
  robots = (_request, response) => response.end(' '.repeat(501 * 1024));
  expect(await failure('/a', page)).toBe('siteTooLarge');
  expect(asked).toEqual(['site.example/robots.txt']);
  robots = (_request, response) => response.writeHead(404).end('User-agent: *\nDisallow: /');
  expect(await fetched('/a', page)).toMatchObject({ kind: 'PAGE' });
});

test.each([
  ['127.0.0.1'],
  ['localhost'],
  ['2130706433'],
  ['0x7f.1'],
  ['017700000001'],
  ['[::1]'],
  ['[::ffff:127.0.0.1]'],
  ['[::ffff:7f00:1]'],
  ['[64:ff9b::7f00:1]'],
  ['169.254.169.254'],
  ['10.1.2.3'],
  ['172.16.0.1'],
  ['192.168.0.1'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['224.0.0.1'],
  ['[fe80::1]'],
  ['[fd00::1]'],
  ['inside.example'],
])('%s is not reached, by address or by redirect', async (host) => {
  const open: Web = {
    resolve: async (name) => names[name] ?? (name === 'localhost' ? ['127.0.0.1'] : []),
    mayReach: isPublicAddress,
  };
  const url = `http://${host}:${port}/`;
  asked = [];
  await expect(fetchPage(open, url, join(directory, 'page'))).rejects.toMatchObject({ failure: 'privateAddress' });
  expect(asked).toEqual([]);
  // By redirect, from a site that may be reached: 127.0.0.1 itself is that site here.
  if (host === '127.0.0.1' || !/^[\d[]|inside/.test(host) || /7f|2130706433|0x7f|01770/.test(host)) return;
  const sent = await failure('/a', (_request, response) => response.writeHead(302, { location: url }).end());
  expect(sent).toBe('privateAddress');
});

test('the connection goes to the address that was judged, whatever the name says a moment later', async () => {
  let times = 0;
  const rebinding: Web = {
    resolve: async () => (times++ === 0 ? ['127.0.0.1'] : ['10.0.0.8']),
    mayReach: web.mayReach,
  };
  asked = [];
  answer = page;
  // robots.txt is another visit: it is judged anew and refused.
  await expect(fetchPage(rebinding, `http://x.example:${port}/`, join(directory, 'page'))).rejects.toMatchObject({
    failure: 'privateAddress',
  });
  const mixed: Web = { resolve: async () => ['127.0.0.1', '10.0.0.8'], mayReach: web.mayReach };
  await expect(fetchPage(mixed, `http://x.example:${port}/`, join(directory, 'page'))).rejects.toMatchObject({
    failure: 'privateAddress',
  });
  expect(asked).toEqual([]);
});

test.each<[string, RequestListener, string]>([
  [
    'another scheme',
    (_q, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    'privateAddress',
  ],
  ['a ring of redirects', (_q, response) => response.writeHead(302, { location: '/a' }).end(), 'siteFails'],
  ['a log-in', (_q, response) => response.writeHead(401).end(), 'siteForbids'],
  ['a refusal', (_q, response) => response.writeHead(403).end(), 'siteForbids'],
  ['no such page', (_q, response) => response.writeHead(404).end(), 'siteFails'],
  ['a video', (_q, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end(), 'siteType'],
  [
    'more than anybody reads',
    (_q, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(30 * 1024 * 1024, 32)));
    },
    'siteTooLarge',
  ],
  [
    'a broken packing',
    (_q, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip'),
    'siteFails',
  ],
  ['a connection that ends', (request) => request.socket.destroy(), 'siteFails'],
])('%s', async (_, given, expected) => {
  expect(await failure('/a', given)).toBe(expected);
});

test('a site that does not answer in time is left', async () => {
  expect(await failure('/slow', () => {}, 1)).toBe('siteSilent');
  const drip: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>');
  };
  expect(await failure('/drip', drip, 1)).toBe('siteSilent');
});

test('a host that there is not', async () => {
  await expect(fetchPage(web, 'http://none.example/', join(directory, 'page'))).rejects.toMatchObject({
    failure: 'unknownHost',
  });
});
