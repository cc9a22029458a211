import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram, type RunningProgram } from './testing/child.ts';

let directory: string;
let program: RunningProgram;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), '두레 시험 '));
  program = await startProgram(directory);
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
  expect(refused).toMatch(/^ended with 1: The database of DATABASE_URL cannot be used: [^\n]*\n$/);
});

test('SIGTERM ends everything cleanly, and the database with it', async () => {
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  await expect(fetch(`${program.url}/healthz`)).rejects.toThrow();
  const again = await startProgram(directory);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(0);
});
