import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipartParser from '@fastify/multipart';
import { endpoint } from '@dure/contract/http/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { multipart } from '../../testing/answers.ts';
import { makePerson, makeTenant, type Person } from '../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../testing/server.ts';
import { build } from '../database/build.ts';
import type { Unit } from '../unit.ts';
import { answerFailures } from './failures.ts';
import { mount } from './mount.ts';
import { route } from './route.ts';

/** What a caller may delay, and what must not be asked before: a body that comes slowly, another request, the handler's own work. */
const LATER = '2026-11-20T06:05:00.000Z';
let server: TestServer;
let tenantId: string;
let person: Person;
let app: FastifyInstance;
let work: (unit: Unit, text: string) => Promise<unknown>;

const accepting = {
  method: 'POST',
  summary: '',
  audience: 'instructor',
  body: z.object({ text: z.string() }),
  response: z.object({ now: z.string() }),
  idempotencyKey: true,
} as const;
const asJson = endpoint({ ...accepting, name: 'asJson', path: '/json' });
const files = { files: { maxCount: 1, maxBytes: 10_000_000, accept: ['text'] } } as const;
const asForm = endpoint({ ...accepting, name: 'asForm', path: '/form', files });
const handle = async (unit: Unit, { body }: { body: { text: string } }) => {
  await work(unit, body.text);
  return { now: unit.now.toISOString() };
};

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  person = await makePerson(server, tenantId, 'instructor');
  work = (unit) => unit.write(() => Promise.resolve());
  app = Fastify();
  answerFailures(app);
  await app.register(cookie);
  await app.register(multipartParser);
  const mounting = { services: server.services, stagingDirectory: server.stagingDirectory };
  mount(app, route(asJson, handle), mounting);
  mount(app, route(asForm, handle), mounting);
  return () => app.close();
});
afterEach(() => {
  server.clock.set(START);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const demote = () =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('members')
        .set({ roles: ['ROLE_USER'] })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', person.memberId),
    ),
  );

async function inForm(): Promise<{ bytes: Buffer; type: string }> {
  const { payload, headers } = await multipart({ text: '글' });
  return { bytes: payload as Buffer, type: String(headers!['content-type']) };
}
const inJson = () => ({ bytes: Buffer.from(JSON.stringify({ text: '글' })), type: 'application/json' });

const WAYS = [
  ['a small form', '/form', inForm, { sized: true }],
  ['a form of unknown size', '/form', inForm, {}],
  ['a small form with a key', '/form', inForm, { sized: true, key: 'k' }],
  ['JSON', '/json', inJson, { sized: true }],
  ['JSON with a key', '/json', inJson, { sized: true, key: 'k' }],
] as const;

/** Sends the head of a request, lets the server begin with it, does something else, and only then sends the rest. */
async function trickle([, url, made, { sized, key }]: Way, meanwhile: () => unknown) {
  const { bytes, type } = await made();
  const begun = vi.spyOn(server.services.tokens, 'verify');
  async function* slowly() {
    yield bytes.subarray(0, 5);
    // JSON is received before anybody is asked for.
    if (url === '/form') {
      await vi.waitFor(() => expect(begun).toHaveBeenCalled());
      await begun.mock.results[0]!.value;
    }
    await setImmediate();
    await meanwhile();
    yield bytes.subarray(5);
  }
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      authorization: `Bearer ${person.token}`,
      'content-type': type,
      ...(sized && { 'content-length': String(bytes.length) }),
      ...(key && { 'idempotency-key': key }),
    },
    payload: Readable.from(slowly()),
  });
}
type Way = readonly [
  string,
  '/form' | '/json',
  () => { bytes: Buffer; type: string } | Promise<{ bytes: Buffer; type: string }>,
  { readonly sized?: boolean; readonly key?: string },
];

test.each<Way>(WAYS)('%s: the instant is the one at which all of it is there', async (...way) => {
  const answer = await trickle(way, () => server.clock.set(LATER));
  expect(answer.json()).toMatchObject({ data: { now: LATER } });
});

test.each<Way>(WAYS)('%s: a role that is lost while it arrives is lost', async (...way) => {
  const answer = await trickle(way, demote);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, '0403']);
});

/** A client that keeps no connection and looks for an answer only when it has sent all. */
async function sendAll(body: Buffer, type: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const heads = [
    'POST /form HTTP/1.1',
    'host: localhost',
    'connection: close',
    `authorization: Bearer ${person.token}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject).write(`${heads.join('\r\n')}\r\n\r\n`);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
  return Number((await text(socket)).split(' ')[1]);
}

test('whoever is refused before all has arrived gets the answer and no broken connection', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const form = (bytes: number) => multipart({ text: '글' }, [{ name: 'a.txt', content: 'x'.repeat(bytes) }]);
  const { payload, headers } = await form(9_000_000);
  const type = String(headers!['content-type']);
  const larger = await form(11_000_000);
  expect(await sendAll(larger.payload as Buffer, String(larger.headers!['content-type']))).toBe(413);
  vi.spyOn(fs, 'mkdir').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  syncBuiltinESMExports();
  expect(await sendAll(payload as Buffer, type)).toBe(503);
  await demote();
  expect(await sendAll(payload as Buffer, type)).toBe(403);
});

// `inject` begins only when it is waited for.
const send = async (key?: string) =>
  await app.inject({
    method: 'POST',
    url: '/json',
    headers: {
      host: 'localhost',
      authorization: `Bearer ${person.token}`,
      ...(key && { 'idempotency-key': key }),
    },
    payload: { text: '글' },
  });

test('a role that is lost between what a call reads and what it writes is lost', async () => {
  let isWritten = false;
  work = async (unit) => {
    await unit.settle();
    await demote();
    await unit.write(() => {
      isWritten = true;
      return Promise.resolve();
    });
  };
  expect((await send()).statusCode).toBe(403);
  expect(isWritten).toBe(false);
});

test('who waited for another request with the same key is asked for after the wait', async () => {
  const waiting = Promise.withResolvers<void>();
  let runs = 0;
  work = (unit) =>
    unit.write(async () => {
      runs += 1;
      await waiting.promise;
      throw new Error('The first of the two fails, so that the second does the work.');
    });
  const first = send('one-key');
  await vi.waitFor(() => expect(runs).toBe(1));
  const second = send('one-key');
  await vi.waitFor(async () => expect(await waitingForLock()).toBe(1));
  await demote();
  waiting.resolve();
  expect([(await first).statusCode, (await second).statusCode]).toEqual([500, 403]);
  expect(runs).toBe(1);
});

async function waitingForLock(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]!.count);
}
