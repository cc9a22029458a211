import fs from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listen } from '../../testing/live.ts';
import { FilesAway } from '../files/store.ts';
import { makePerson, makeTenant } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
let listening: Promise<string>;

beforeAll(async () => {
  server = await startTestServer();
  listening = listen(server);
  token = (await makePerson(server, await makeTenant(server), 'member')).token;
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sends a head as it is written: clients mend addresses before they send them. */
async function raw(head: string): Promise<{ status: number; body: unknown }> {
  const { port } = new URL(await listening);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: JSON.parse(answer.split('\r\n\r\n')[1]!) };
}

const LOGOUT = '/api/v1/accounts/logout';
const logOut = (headers: Record<string, string>, cookies?: Record<string, string>) =>
  server.call({ method: 'POST', url: LOGOUT, headers, ...(cookies ? { cookies } : {}) });

const MEMBERS_ONLY = '/api/v1/my/clubs';
const expired = /^access_token=; Max-Age=0; Path=\/|^access_token=;.*Expires=Thu, 01 Jan 1970/;

test('a cookie whose token is refused is deleted', async () => {
  const { status, headers } = await server.call({ url: MEMBERS_ONLY, cookies: { access_token: 'anything' } });
  expect(status).toBe(401);
  expect(String(headers['set-cookie'])).toMatch(expired);
});

test.each([
  ['no cookie came', { url: MEMBERS_ONLY }, 401],
  ['a header was refused', { url: MEMBERS_ONLY, token: 'other', cookies: { access_token: 'anything' } }, 401],
  ['guests may call', { url: '/api/v1/clubs', cookies: { access_token: 'anything' } }, 200],
])('no cookie is deleted where %s', async (_, request, expected) => {
  const { status, headers } = await server.call(request);
  expect(status).toBe(expected);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['the same origin', { origin: 'http://localhost' }, 200],
  ['the same host over another scheme', { origin: 'https://localhost' }, 403],
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ["a tenant's neighbour", { origin: 'http://hanbit.localhost' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }, 403],
  ['a browser that says same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['no origin at all', {}, 403],
])('an unsafe call with the cookie from %s', async (_, headers, status) => {
  expect((await logOut(headers, { access_token: 'anything' })).status).toBe(status);
});

test('an unsafe call with a bearer token needs no origin', async () => {
  const answer = await logOut({ authorization: `Bearer ${token}x`, origin: 'https://evil.example' });
  expect(answer.status).toBe(200);
});

test('credentials of another kind do not stand for a bearer token', async () => {
  const headers = { authorization: 'Basic eDp5', origin: 'https://evil.example' };
  expect((await logOut(headers, { access_token: token })).status).toBe(403);
});

test.each(['/%', '/api/v1/clubs/%E0%A4%A/about', `/api/v1/clubs/${'1'.repeat(300)}/about`])(
  'an address that cannot be read answers in the envelope and is not repeated: %s',
  async (url) => {
    const { status, body } = await server.call({ url });
    expect([status, body.code]).toEqual([404, '0404']);
    expect(JSON.stringify(body)).not.toContain('%');
  },
);

test('a browser at an address that cannot be read is shown a page with a way out', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const url of ['/%', '//[']) {
    const { status, raw: page, headers: answered } = await server.call({ url, headers });
    expect([status, answered['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.toString()).toMatch(/<h1[^>]*>찾을 수 없습니다\.<\/h1>[^]*<a href="\/"/);
  }
  const { body } = await server.call({ url: '/api/%', headers });
  expect(body.code).toBe('0404');
});

test.each(['0', '-1', '1.5', '1e309', '9007199254740993', '%00', '1%00', '__proto__', 'null', '%2e%2e%2f'])(
  'a sequence that is none is refused in Korean, once: %s',
  async (club) => {
    const { status, body } = await server.call({ url: `/api/v1/clubs/${club}/about` });
    expect([status, body.code]).toEqual([400, '0422']);
    expect(body.errors).toEqual([{ path: 'club', message: expect.stringMatching(/\p{Script=Hangul}/u) as string }]);
  },
);

test.each([
  'page=1&page=2',
  'sort[]=x',
  'sort=newest&sort=likes',
  'page=1e309',
  'jobGroup=%00',
  'jobLevel=a%00b',
  'keyword=%00',
  'keyword=%ED%A0%80',
  'keyword=a&keyword=b',
  '__proto__[x]=1',
  `keyword=${'%25_%5C'.repeat(10)}`,
])('a list takes any query without a fault: %s', async (query) => {
  const { status } = await server.call({ url: `/api/v1/clubs?${query}` });
  expect([200, 400]).toContain(status);
});

test('every answer carries the security headers', async () => {
  const { headers } = await server.call({ url: '/api/v1/accounts/me' });
  const policy = String(headers['content-security-policy']);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
});

test.each(['//', '//[', '//a:b@c:99999/', '//%2f', '///'])(
  'an address that names a host answers 0404: %s',
  async (path) => {
    const { status, body } = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: '0404' });
  },
);

test('what Node would refuse by itself is refused in the envelope', async () => {
  const { status, body } = await raw(
    `POST ${LOGOUT} HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nConnection: close`,
  );
  expect(status).toBe(417);
  expect(body).toMatchObject({ code: '0422', data: null });
});

test.each([
  ['unknown paths', { url: '/api/v1/nothing-here' }, 404],
  ['addresses that cannot be read', { url: '/%' }, 404],
  ['bodies that cannot be read', { method: 'POST', url: '/api/v1/accounts/login', payload: '{' }, 400],
  ['bodies of another kind', { method: 'POST', url: '/api/v1/accounts/login', payload: 'x' }, 415],
  ['sequences that are none', { url: '/images/0' }, 404],
] as const)('refusals are kept by nobody: %s', async (_, request, expected) => {
  const type = expected === 415 ? 'text/plain' : 'application/json';
  const headers = 'payload' in request ? { 'content-type': type } : {};
  const answer = await server.call({ ...request, headers });
  expect([answer.status, answer.headers['cache-control']]).toEqual([expected, 'no-store']);
});

test.each(['53100', 'ENOSPC'])('a full disk (%s) answers 0503, and so does /readyz for a while', async (code) => {
  vi.spyOn(server.database, 'read').mockRejectedValueOnce(Object.assign(new Error('no space left'), { code }));
  const { status, body, headers } = await server.call({ url: '/api/v1/accounts/me', token });
  expect([status, body.code, headers['retry-after']]).toEqual([503, '0503', '60']);
  expect((await server.call({ url: '/readyz' })).status).toBe(503);
  server.clock.advance(10_000);
  expect((await server.call({ url: '/readyz' })).status).toBe(200);
  expect((await server.call({ url: '/api/v1/accounts/me', token })).status).toBe(200);
});

test('a server whose disk has no room left says that it is not ready', async () => {
  vi.spyOn(fs, 'statfs').mockResolvedValueOnce({ bavail: 1, bsize: 4096 } as never);
  expect((await server.call({ url: '/readyz' })).status).toBe(503);
  expect((await server.call({ url: '/readyz' })).status).toBe(200);
});

test('no answer of the API is kept by a browser or a proxy, refusals neither', async () => {
  for (const url of ['/api/v1/accounts/me', '/api/v1/my/clubs', '/api/v1/clubs/0/about']) {
    expect((await server.call({ url, token })).headers['cache-control']).toBe('no-store');
    expect((await server.call({ url })).headers['cache-control']).toBe('no-store');
  }
});

test('an unknown path of the API answers 0404 in the envelope, with the request id', async () => {
  const { status, body } = await server.call({ url: '/api/v1/nothing-here' });
  expect([status, body.code]).toEqual([404, '0404']);
  expect(body).toHaveProperty('requestId');
});

test('JSON that is broken, too large or nested without end is refused in Korean and changes nothing', async () => {
  const json = { 'content-type': 'application/json' };
  const post = (payload: string) =>
    server.call({ method: 'POST', url: '/api/v1/accounts/login', headers: json, payload });
  expect((await post('{"email":')).body.code).toBe('0422');
  expect((await post(`{"email":"${'a'.repeat(3_000_000)}"}`)).status).toBe(413);
  expect((await post(`{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).body.code).toBe('0422');
  expect((await post('{"__proto__":{"x":1},"email":"a"}')).body.code).toBe('0422');
});

test('a body of another kind is refused as such', async () => {
  const { status, body } = await server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  });
  expect([status, body.code]).toEqual([415, '0415']);
});

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded'])(
  'an empty body is none, whatever its kind says: %s',
  async (type) => {
    const base = await listening;
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    // With a length of 0, and in chunks of which there are none.
    for (const bodyOf of [() => '', () => new Blob([]).stream()]) {
      const send = async (method: string, path: string) => {
        const answer = await fetch(base + path, { method, headers, body: bodyOf(), duplex: 'half' } as RequestInit);
        return [answer.status, await answer.json()] as unknown;
      };
      for (const [method, path] of [
        ['POST', 'favorite'],
        ['DELETE', 'favorite'],
        ['PUT', 'join/cancel'],
      ] as const) {
        expect(await send(method, `/api/v1/clubs/9/${path}`), `${method} ${path}`).toMatchObject([
          404,
          { code: '0404' },
        ]);
      }
      const errors = [{ path: 'body', message: '필수 입력 항목입니다.' }];
      expect(await send('POST', '/api/v1/accounts/login')).toMatchObject([400, { code: '0422', errors }]);
    }
  },
);

test('values of a query that are empty count as not given', async () => {
  const list = (query: string) => server.call({ url: `/api/v1/clubs?${query}` });
  const empty = await list('page=&size=&clubType=&clubStatus=&weekday=&sort=&jobGroup=&keyword=');
  expect(empty.body).toEqual((await list('')).body);
  expect((await list('page=&page=2&keyword=&keyword=')).body).toEqual((await list('page=2')).body);
});

test('an unexpected failure answers 0500 and tells nothing of its cause', async () => {
  vi.spyOn(server.database, 'read').mockRejectedValueOnce(new Error('secret-host:5432 refused'));
  const { status, body } = await server.call({ url: '/api/v1/accounts/me', token });
  expect([status, body.code]).toEqual([500, '0500']);
  expect(JSON.stringify(body)).not.toContain('secret-host');
});

test('while the database is away calls answer 0503, /readyz too, and the process lives', async () => {
  vi.spyOn(server.database.pool, 'connect').mockImplementation(() => Promise.reject(new Error('secret-host refused')));
  const { status, body } = await server.call({ url: '/api/v1/accounts/me', token });
  expect([status, body.code]).toEqual([503, '0503']);
  expect(JSON.stringify(body)).not.toContain('secret-host');
  expect((await server.call({ url: '/readyz' })).status).toBe(503);
  expect((await server.call({ url: '/healthz' })).status).toBe(200);
});

test('while the object storage is away /readyz says so, and what keeps a file answers in a sentence', async () => {
  vi.spyOn(server.services.files, 'reach').mockRejectedValueOnce(new FilesAway(new Error('secret-host refused')));
  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  const { status, body } = await server.call({ url: '/readyz' });
  expect([status, body]).toEqual([503, { status: 'not ready', missing: ['files'] }]);
  vi.spyOn(performance, 'now').mockReturnValue(later + 60_000);
  expect((await server.call({ url: '/readyz' })).body).toEqual({ status: 'ready' });
  vi.spyOn(server.database, 'read').mockRejectedValueOnce(new FilesAway(new Error('secret-host refused')));
  const refused = await server.call({ url: '/api/v1/accounts/me', token });
  expect([refused.status, refused.body.code]).toEqual([503, '0503']);
  expect(refused.body.message).toBe('파일 저장소에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.');
  expect(JSON.stringify(refused.body)).not.toContain('secret-host');
});

test.each([
  ['a header that never ends', `X: ${'a'.repeat(70_000)}`, 431, '0416'],
  ['a NUL in a header', 'X: a\u0000b', 400, '0422'],
  ['two lengths of one body', 'Content-Length: 5\r\nTransfer-Encoding: chunked', 400, '0422'],
])('%s is refused in the envelope, and the connection ends', async (_, header, status, code) => {
  const { port } = new URL(await listening);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`POST ${LOGOUT} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code, data: null });
});
