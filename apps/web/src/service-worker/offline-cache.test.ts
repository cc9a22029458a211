import { beforeEach, expect, test } from 'vitest';
import { changesReader, OfflineCache } from './offline-cache.ts';

const SITE = 'https://dure.test';
const DAY_MS = 24 * 60 * 60_000;

/** A browser's caches, as far as they are used. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    const key = (given: Request | string) => new URL(typeof given === 'string' ? given : given.url, SITE).href;
    return {
      match: async (given: Request | string) => kept.get(key(given))?.clone(),
      put: async (given: Request | string, answer: Response) => void kept.set(key(given), answer),
      delete: async (given: Request | string) => kept.delete(key(given)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    };
  };
}

let caches: FakeCaches;
let reader: string | undefined;
let isOnline: boolean;
let status: number;
let now: number;
/** What the server answers to some addresses, where it is more than who read what. */
const told = new Map<string, { readonly body: string | Blob; readonly type: string }>();
/** Answers that wait until a test lets them go. */
let held: Promise<void> | undefined;
beforeEach(() => {
  told.clear();
  [caches, reader, isOnline, status, now, held] = [new FakeCaches(), 'ann', true, 200, 0, undefined];
});

async function network(request: Request): Promise<Response> {
  if (!isOnline) throw new TypeError('no network');
  const who = request.credentials === 'omit' ? 'guest' : reader;
  const headers = new Headers(who === undefined ? {} : { 'x-reader': who });
  const { pathname } = new URL(request.url);
  const { body = `${who} read ${pathname}`, type = 'text/plain' } = told.get(pathname) ?? {};
  headers.set('content-type', type);
  const answer = new Response(body, { status, headers });
  await held;
  return answer;
}
const cacheOf = (build = 'one') =>
  new OfflineCache(build, {
    origin: SITE,
    caches: caches as unknown as CacheStorage,
    fetch: network as typeof fetch,
    now: () => now,
  });
const get = (path: string) => new Request(SITE + path);
const read = async (offlineCache: OfflineCache, path: string) => (await offlineCache.answer(get(path))).text();
const without = async <T>(work: () => Promise<T>): Promise<T> => {
  isOnline = false;
  return work().finally(() => {
    isOnline = true;
  });
};
const login = (offlineCache: OfflineCache, as: string) => {
  reader = as;
  return offlineCache.changeReader(new Request(`${SITE}/api/v1/accounts/login`, { method: 'POST' }));
};

test('with a network the network answers; without one what was read last, and says when', async () => {
  const offlineCache = cacheOf();
  await read(offlineCache, '/api/v1/clubs');
  now = DAY_MS;
  expect((await offlineCache.answer(get('/api/v1/clubs'))).headers.get('x-kept-at')).toBeNull();
  const kept = await without(() => offlineCache.answer(get('/api/v1/clubs')));
  expect([await kept.text(), kept.headers.get('x-kept-at')]).toEqual([
    'ann read /api/v1/clubs',
    new Date(DAY_MS).toISOString(),
  ]);
  await expect(without(() => read(offlineCache, '/api/v1/other'))).rejects.toThrow('no network');
  now = 9 * DAY_MS;
  await expect(without(() => read(offlineCache, '/api/v1/clubs'))).rejects.toThrow('no network');
});

test('a second reader finds nothing of the first, whoever says so: a log-in, a log-out, an answer, a refusal', async () => {
  const ends: ((offlineCache: OfflineCache) => Promise<unknown>)[] = [
    (offlineCache) => login(offlineCache, 'ben'),
    (offlineCache) => offlineCache.changeReader(new Request(`${SITE}/api/v1/accounts/logout`, { method: 'POST' })),
    (offlineCache) => {
      reader = 'ben';
      return read(offlineCache, '/api/v1/codes');
    },
    (offlineCache) => {
      status = 401;
      return read(offlineCache, '/api/v1/codes');
    },
  ];
  for (const end of ends) {
    [reader, status] = ['ann', 200];
    const offlineCache = cacheOf();
    await read(offlineCache, '/api/v1/my/home');
    await end(offlineCache);
    await expect(without(() => read(offlineCache, '/api/v1/my/home'))).rejects.toThrow('no network');
    await expect(without(() => read(cacheOf(), '/api/v1/my/home'))).rejects.toThrow('no network');
  }
});

test('what was under way at a log-in is kept for nobody', async () => {
  const offlineCache = cacheOf();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const late = read(offlineCache, '/api/v1/my/home');
  held = undefined;
  await login(offlineCache, 'ben');
  gate.resolve();
  expect(await late).toBe('ann read /api/v1/my/home');
  await expect(without(() => read(offlineCache, '/api/v1/my/home'))).rejects.toThrow('no network');
});

test('what comes late for the reader before is kept for nobody, whatever order it comes in', async () => {
  const offlineCache = cacheOf();
  await read(offlineCache, '/api/v1/clubs');
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const late = read(offlineCache, '/api/v1/my/home');
  [held, reader] = [undefined, 'ben'];
  // No log-in was seen: the answer alone says that somebody else reads.
  const next = read(offlineCache, '/api/v1/clubs');
  gate.resolve();
  await Promise.all([late, next]);
  expect([...caches.all.keys()].filter((name) => name.startsWith('kept-'))).toHaveLength(1);
});

test.each([
  ['accounts/login', true],
  ['accounts/logout', true],
  ['accounts/passkeys/login', true],
  ['my/withdrawal', true],
  ['accounts/passkeys/challenge', false],
  ['reply', false],
])('who reads may be another after %s: %s', (path, isChange) => {
  expect(changesReader(`/api/v1/${path}`)).toBe(isChange);
});

test('a log-out that is answered late ends what was kept since, whatever was asked after it', async () => {
  const offlineCache = cacheOf();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const out = offlineCache.changeReader(new Request(`${SITE}/api/v1/accounts/logout`, { method: 'POST' }));
  held = undefined;
  await login(offlineCache, 'ann');
  await read(offlineCache, '/api/v1/my/home');
  gate.resolve();
  await out;
  await expect(without(() => read(offlineCache, '/api/v1/my/home'))).rejects.toThrow('no network');
});

test('a refusal from before a log-in that comes late takes nothing from who reads now', async () => {
  const offlineCache = cacheOf();
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  status = 401;
  const refused = read(offlineCache, '/api/v1/my/home');
  [status, held] = [200, undefined];
  await login(offlineCache, 'ben');
  await read(offlineCache, '/api/v1/my/home');
  gate.resolve();
  await refused;
  expect(await without(() => read(offlineCache, '/api/v1/my/home'))).toBe('ben read /api/v1/my/home');
});

test('what is refused now is shown no more, to whom it was once allowed', async () => {
  for (const refused of [403, 404, 410]) {
    status = 200;
    const offlineCache = cacheOf();
    await read(offlineCache, '/api/v1/clubs/1');
    status = refused;
    await read(offlineCache, '/api/v1/clubs/1');
    await expect(without(() => read(offlineCache, '/api/v1/clubs/1'))).rejects.toThrow('no network');
  }
});

test('a failure of the server takes nothing away', async () => {
  const offlineCache = cacheOf();
  await read(offlineCache, '/api/v1/clubs');
  status = 503;
  expect((await offlineCache.answer(get('/api/v1/clubs'))).status).toBe(503);
  expect(await without(() => read(offlineCache, '/api/v1/clubs'))).toBe('ann read /api/v1/clubs');
});

test('a secret in an address, behind its # or as a token, is not kept', async () => {
  const offlineCache = cacheOf();
  await offlineCache.page(get('/account/password#token=secret'), () => undefined);
  await offlineCache.page(get('/account/unsubscribe?token=secret'), () => undefined);
  await read(offlineCache, '/api/v1/guest/mail-unsubscriptions?token=secret');
  const kept = [...caches.all.values()].flatMap((one) => [...one.keys()]);
  expect(kept).toContain(`${SITE}/account/password`);
  expect(kept.join()).not.toContain('secret');
});

test('what names no reader is not kept, and neither is a refusal', async () => {
  const offlineCache = cacheOf();
  reader = undefined;
  await read(offlineCache, '/api/v1/instructor/answers');
  [reader, status] = ['ann', 404];
  await read(offlineCache, '/api/v1/clubs/1');
  expect([...caches.all.values()].flatMap((kept) => [...kept.keys()])).toEqual([]);
});

test('a page opens as it was, or as the one that opens everywhere', async () => {
  const offlineCache = cacheOf();
  const later: Promise<unknown>[] = [];
  const open = async (path: string) => (await offlineCache.page(get(path), (work) => later.push(work))).text();
  for (const person of ['ann', 'ben']) {
    reader = person;
    await open('/quiz');
    await Promise.all(later);
    expect(await without(() => open('/quiz'))).toBe(`${person} read /quiz`);
    expect(await without(() => open('/studyroom'))).toBe(`${person} read /offline`);
  }
});

test('where nothing of a reader is left the page of a visitor opens, until another build', async () => {
  const offlineCache = cacheOf();
  await Promise.all([offlineCache.keepShell(), offlineCache.keepBareShell()]);
  const page = () => offlineCache.page(get('/studyroom'), () => {});
  const open = () => page().then((answer) => answer.text());
  expect(await without(open)).toBe('ann read /offline');
  await expect(without(() => login(offlineCache, 'ann'))).rejects.toThrow('no network');
  expect(await without(open)).toBe('guest read /offline');
  expect((await without(page)).headers.get('server-timing')).toContain('kept');
  await offlineCache.tidy();
  expect(await without(open)).toBe('guest read /offline');
  await cacheOf('two').tidy();
  await expect(without(open)).rejects.toThrow('no network');
});

test('another build begins with nothing', async () => {
  await read(cacheOf('one'), '/api/v1/clubs');
  await cacheOf('one').file(get('/assets/build/a.js'));
  const next = cacheOf('two');
  await next.tidy();
  expect(await caches.keys()).toEqual([]);
  await expect(without(() => read(next, '/api/v1/clubs'))).rejects.toThrow('no network');
});

const CLUB = '/api/v1/clubs/1/about';
const envelopeOf = async (offlineCache: OfflineCache, path: string) =>
  (await without(async () => (await offlineCache.answer(get(path))).json())) as { code: string; data: unknown };

test('what came along with a page, or with others in one, is there by itself; of accounts nothing is', async () => {
  const offlineCache = cacheOf();
  const answers = { [CLUB]: { name: 'club' }, '/api/v1/accounts/me': { secret: true } };
  const boot = JSON.stringify({ answers }).replaceAll('<', '\\u003c');
  told.set('/quiz/1', {
    body: `<html><script type="application/json" id="dure-boot">${boot}</script></html>`,
    type: 'text/html; charset=utf-8',
  });
  await offlineCache.page(get('/quiz/1'), () => undefined);
  expect(await envelopeOf(offlineCache, CLUB)).toMatchObject({ code: '0000', data: { name: 'club' } });
  await expect(without(() => read(offlineCache, '/api/v1/accounts/me'))).rejects.toThrow('no network');
  told.set('/api/v1/pages/answers', {
    body: JSON.stringify({ code: '0000', data: { answers: { '/api/v1/clubs?page=1&size=2': ['new'] } } }),
    type: 'application/json',
  });
  await read(offlineCache, '/api/v1/pages/answers?address=%2Fquiz');
  // The same question, whatever the order of its parameters.
  expect(await envelopeOf(offlineCache, '/api/v1/clubs?size=2&page=1')).toMatchObject({ data: ['new'] });
});

test('a page from before its worker is read again: itself, its answers and its files, of elsewhere and of accounts nothing', async () => {
  const offlineCache = cacheOf();
  const urls = ['/quiz', '/api/v1/clubs', '/assets/build/a.js', '/api/v1/accounts/me', '/api/v1/live?club=1'];
  await offlineCache.readAgain([...urls.map((path) => SITE + path), 'https://elsewhere.test/a.js']);
  const kept = [...caches.all].flatMap(([name, one]) => [...one.keys()].map((url) => `${name.split('-')[0]} ${url}`));
  expect(kept.toSorted()).toEqual([
    `files ${SITE}/assets/build/a.js`,
    `kept ${SITE}/api/v1/clubs`,
    `kept ${SITE}/offline`,
    `kept ${SITE}/quiz`,
  ]);
});

test('what pages need after a press is fetched ahead, once', async () => {
  const offlineCache = cacheOf();
  const files = ['/assets/build/a.js', '/assets/build/b.js'];
  await offlineCache.keepAhead(files);
  for (const file of files)
    expect(await without(async () => (await offlineCache.file(get(file))).text())).toBe(`ann read ${file}`);
  const late = cacheOf();
  await expect(without(() => late.keepAhead([...files, '/assets/build/c.js']))).resolves.toBeUndefined();
});

test('a document that was read is there for its reader alone, so many of them, and none that is very large', async () => {
  const offlineCache = cacheOf();
  const file = (no: number) => `/api/v1/download/files/${no}`;
  const pdf = (bytes: number) => ({ body: new Blob([new Uint8Array(bytes)]), type: 'application/pdf' });
  for (let no = 0; no < 22; no++) told.set(file(no), pdf(no + 1));
  told.set(file(99), pdf(33 * 1024 * 1024));
  for (const no of [...Array(22).keys(), 99]) await offlineCache.answer(get(file(no)));
  const sizeOf = (no: number) => without(async () => (await (await offlineCache.answer(get(file(no)))).blob()).size);
  expect(await sizeOf(21)).toBe(22);
  for (const no of [1, 99]) await expect(sizeOf(no)).rejects.toThrow('no network');
  await login(offlineCache, 'ben');
  await expect(sizeOf(21)).rejects.toThrow('no network');
});

test('so much is kept and no more: what was read longest ago goes', async () => {
  const offlineCache = cacheOf();
  for (let no = 0; no < 605; no++) await read(offlineCache, `/api/v1/clubs/${no}`);
  await expect(without(() => read(offlineCache, '/api/v1/clubs/4'))).rejects.toThrow('no network');
  expect(await without(() => read(offlineCache, '/api/v1/clubs/5'))).toBe('ann read /api/v1/clubs/5');
});
