import { Agent, get } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { listen, openStream } from '../../testing/live.ts';
import { makePerson, makeTenant } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly isLast: boolean;
}

let server: TestServer;
let app: TestServer['app'];
let url: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await makePerson(server, await makeTenant(server), 'member')).token;
});
beforeEach(async () => {
  const settings = { NODE_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'silent' };
  app = await createApp(readConfig(settings), { services: server.services, stagingDirectory: '' });
  url = await listen({ app });
  return () => app.close();
});

/** Asks over one connection that is kept, for as long as the server keeps it. */
function keptConnection(): (path: string) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path) =>
    new Promise((resolve, reject) => {
      const request = get(`${url}${path}`, { agent }, async (response) => {
        const { code } = (await json(response)) as { code?: unknown };
        resolve({ status: response.statusCode!, code, isLast: response.headers.connection === 'close' });
      });
      request.once('error', reject);
    });
}
const CODES = '/api/v1/codes';

test('nobody who keeps asking over a kept connection is cut off: the last answer says that it is the last', async () => {
  let asked = 0;
  const lastOf = async (ask: ReturnType<typeof keptConnection>) => {
    for (;;) {
      const answer = await ask(CODES);
      asked += 1;
      if (answer.isLast || answer.code !== '0000') return answer;
    }
  };
  const clients = Array.from({ length: 20 }, () => lastOf(keptConnection()));
  await expect.poll(() => asked).toBeGreaterThan(100);
  await app.drain(0);
  await app.close();
  for (const last of await Promise.all(clients)) expect(last).toEqual({ status: 200, code: '0000', isLast: true });
});

test('readiness fails first; whoever was idle or comes anew meanwhile is answered', async () => {
  const idle = keptConnection();
  expect(await idle(CODES)).toMatchObject({ code: '0000', isLast: false });
  const leaving = app.drain(2_000);
  expect(await keptConnection()('/readyz')).toMatchObject({ status: 503 });
  expect(await keptConnection()('/healthz')).toMatchObject({ status: 200 });
  expect(await idle(CODES)).toEqual({ status: 200, code: '0000', isLast: true });
  expect(await keptConnection()(CODES)).toMatchObject({ code: '0000' });
  await leaving;
});

test('an open stream and a connection that says nothing more hold nobody up for long', async () => {
  await keptConnection()(CODES);
  expect((await openStream(url, token)).status).toBe(200);
  const began = performance.now();
  await app.drain(0);
  await app.close();
  expect(performance.now() - began).toBeLessThan(5_000);
});
