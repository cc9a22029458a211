import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { makePerson, makeTenant } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const MOST = 3;
let server: TestServer;
let tokens: string[];
let app: TestServer['app'];

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  tokens = await Promise.all(
    ['하나', '둘'].map(async (name) => (await makePerson(server, tenantId, 'member', name)).token),
  );
});
beforeEach(async () => {
  const settings = { NODE_ENV: 'test', TRUST_PROXY: 'true', RATE_LIMIT: String(MOST), LOG_LEVEL: 'silent' };
  app = await createApp(readConfig(settings), { services: server.services, stagingDirectory: '' });
  return () => app.close();
});

const ask = (headers: Record<string, string>) =>
  app.inject({ url: '/api/v1/codes', headers: { host: 'localhost', ...headers } });
const statuses = async (requests: Record<string, string>[]) => {
  const found: number[] = [];
  for (const headers of requests) found.push((await ask(headers)).statusCode);
  return found;
};
const ALL_BUT_LAST = [...Array.from({ length: MOST }, () => 200), 429];

test('too many requests of one address answer 0429 with the seconds to wait', async () => {
  await statuses(Array.from({ length: MOST }, () => ({})));
  const answer = await ask({});
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, '0429']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a page over the limit is a page, in the theme that was chosen', async () => {
  await statuses(Array.from({ length: MOST }, () => ({})));
  const { statusCode, headers, body } = await app.inject({ url: '/quiz-clubs?page=2', cookies: { theme: 'dark' } });
  expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatch(/<h1[^>]*>요청이 너무 많습니다/);
  expect(body).toContain('<meta name="color-scheme" content="dark" />');
});

test('health checks are never too many, and count for nobody', async () => {
  for (const url of ['/healthz', '/readyz', '/healthz', '/readyz']) {
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
  expect((await ask({})).statusCode).toBe(200);
});

test('tokens that do not verify do not escape the limit of their address', async () => {
  const forged = [1, 2, 3, 4].map((n) => ({ authorization: `Bearer ${tokens[0]!.slice(0, -n)}` }));
  expect(await statuses(forged)).toEqual(ALL_BUT_LAST);
});

test('an address that a caller makes up before the proxy adds its own changes nothing', async () => {
  const forged = [1, 2, 3, 4].map((n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` }));
  expect(await statuses(forged)).toEqual(ALL_BUT_LAST);
  expect((await ask({ 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
});

test('members behind one address are counted each by themselves', async () => {
  const asMember = (token: string) => Array.from({ length: MOST }, () => ({ authorization: `Bearer ${token}` }));
  expect(await statuses(tokens.flatMap(asMember))).toEqual(Array.from({ length: 2 * MOST }, () => 200));
  expect((await ask({ authorization: `Bearer ${tokens[0]!}` })).statusCode).toBe(429);
});
