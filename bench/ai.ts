import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, median } from './load.ts';
import { startServer } from './process.ts';

/**
 * What calls to a provider that takes its time change for everybody else: the p99 of the list of clubs while gradings are
 * under way, against the same without. `npm run bench:ai`
 */
const [ROUNDS, SECONDS, CONNECTIONS] = [7, 4, 8];
const LIMIT = 1.1;
const PASSWORD = 'dure-demo-2026';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A provider that takes every call and never answers. */
let heard = 0;
const provider = createServer((request) => {
  request.resume();
  heard++;
});
provider.listen(0, '127.0.0.1');
await once(provider, 'listening');

const directory = await mkdtemp(join(tmpdir(), 'dure-ai-'));
const { port } = provider.address() as AddressInfo;
const server = await startServer({
  PORT: '0',
  DATA_DIR: directory,
  RATE_LIMIT: '0',
  LOG_LEVEL: 'silent',
  AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  AI_MODEL: 'silent',
});
try {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${server.line}/api/v1/accounts/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'manager@dure.test', password: PASSWORD }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const headers = { ...json, authorization: `Bearer ${token}` };
  const read = async <T>(path: string) =>
    ((await (await fetch(`${server.line}${path}`, { headers })).json()) as { data: { contents: T[] } }).data.contents;
  // The demo's manager went back to the built-in tools.
  const settings = `${server.line}/api/manager/v1/ai/settings`;
  const { data } = (await (await fetch(settings, { headers })).json()) as { data: object };
  await fetch(settings, { method: 'PUT', headers, body: JSON.stringify({ ...data, engine: 'INSTALLATION' }) });
  const clubs = await read<{ clubSequence: number; clubStatus: string }>('/api/manager/v1/clubs?clubStatus=0400');
  const club = clubs[0]!.clubSequence;
  const members = await read<{ memberUUID: string }>(`/api/v1/my/clubs/${club}/members`);
  const grade = () => {
    const before = heard;
    for (const { memberUUID } of members) {
      const url = `${server.line}/api/v1/clubs/${club}/members/${memberUUID}/answers-evaluation`;
      void fetch(url, { method: 'PUT', headers, body: '{"again":true}' }).catch(() => {});
    }
    return new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (heard === before) return;
        clearInterval(look);
        resolve();
      }, 50);
    });
  };
  const list = { name: 'clubs', url: `${server.line}/api/v1/clubs`, requests: [{ method: 'GET' as const, headers }] };
  const p99 = async () => (await load(list, CONNECTIONS, SECONDS)).p99;
  await p99();
  const without: number[] = [];
  for (let round = 0; round < ROUNDS; round++) without.push(await p99());
  await grade();
  const during: number[] = [];
  for (let round = 0; round < ROUNDS; round++) during.push(await p99());
  const ratio = median(during) / median(without);
  say(
    `p99 of the list: ${median(without)} ms, while ${heard} calls are under way ${median(during)} ms: ${ratio.toFixed(2)} times`,
  );
  if (ratio > LIMIT) {
    say(`More than ${LIMIT} times.`);
    process.exitCode = 1;
  }
} finally {
  provider.closeAllConnections();
  provider.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
