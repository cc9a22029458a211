import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSealingKey } from './kernel/secrets/secret-box.ts';
import { generateSigningKey } from './kernel/session/tokens.ts';
import { startProgram, type RunningProgram } from './testing/child.ts';
import { copyDemoData } from './testing/run/demo-data.ts';

let directory: string;
let program: RunningProgram;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), '두레 시험 '));
  copyDemoData(directory);
  program = await startProgram(directory, { SHUTDOWN_NOTICE: '4' });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a start prints the address and the demo accounts, from a folder with spaces and Hangul', async () => {
  expect(program.output()).toContain('manager@dure.test');
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
});

test('a second start on the same data is refused with one sentence', async () => {
  const refused = await startProgram(directory).catch((error: Error) => error.message);
  expect(refused).toMatch(/^ended with 1: [^\n]*(in use|already)[^\n]*\n$/);
});

test('a port in use is refused with one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const elsewhere = await mkdtemp(join(tmpdir(), 'dure-port-'));
  const port = String((other.address() as AddressInfo).port);
  const refused = await startProgram(elsewhere, { PORT: port }).catch((error: Error) => error.message);
  expect(refused).toMatch(/^ended with 1: The port is in use[^\n]*\n$/);
  other.close();
  await rm(elsewhere, { recursive: true, force: true });
});

test('a broken database address is refused with one sentence', async () => {
  const url = 'postgresql://nobody@127.0.0.1:1/nowhere';
  const refused = await startProgram(join(directory, 'unused'), { DATABASE_URL: url }).catch(
    (error: Error) => error.message,
  );
  expect(refused).toMatch(/^ended with 1: The database of DATABASE_URL cannot be used \([^\n]*\n$/);
});

test('SIGTERM: readiness fails first, what is under way is answered, and everything ends with its database', async () => {
  const { hostname, port } = new URL(program.url);
  const body = JSON.stringify({ email: 'member1@dure.test', password: 'dure-demo-2026' });
  const socket = connect({ host: hostname, port: Number(port) });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const head = [
    'POST /api/v1/accounts/login HTTP/1.1',
    `host: ${hostname}:${port}`,
    `origin: ${program.url}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: keep-alive',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 20)}`);
  const statusOf = (path: string) =>
    fetch(`${program.url}${path}`).then(
      ({ status }) => status,
      () => 'refused',
    );
  // The server has begun to read the request once another one that came later is answered.
  expect(await statusOf('/readyz')).toBe(200);
  program.child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz'), { interval: 10 }).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  await expect.poll(() => statusOf('/healthz'), { timeout: 20_000 }).toBe('refused');
  socket.write(body.slice(20));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('"code":"0000"');
  expect(await program.ended).toBe(0);
});

test('production does not start on demo data, whatever DEMO says', async () => {
  const production = {
    NODE_ENV: 'production',
    DEMO: 'false',
    SESSION_KEYS: JSON.stringify([await generateSigningKey()]),
    SECRET_KEYS: newSealingKey(),
  };
  const refused = await startProgram(directory, production).catch((error: Error) => error.message);
  expect(refused).toMatch(/^ended with 1: [^\n]*published password[^\n]*\n$/);
});

test('what was ended starts again', async () => {
  const again = await startProgram(directory);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});
