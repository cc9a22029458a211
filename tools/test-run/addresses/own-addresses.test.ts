import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { isOwn, takeRefused } from './own-addresses.ts';

const LISTENING = `
  const server = require('node:http').createServer((_, answer) => answer.end('reached')).listen(0, '127.0.0.1');
  server.on('listening', () => console.log(server.address().port));
  let connections = 0;
  server.on('connection', () => connections++);
  process.on('message', () => process.send(connections));`;
const other = spawn(process.execPath, ['-e', LISTENING], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
let foreign: string;

async function connectionsOfOther(): Promise<number> {
  other.send('how many');
  const [count] = (await once(other, 'message')) as [number];
  return count;
}

beforeAll(async () => {
  const [port] = (await once(other.stdout!, 'data')) as [Buffer];
  foreign = `http://127.0.0.1:${port.toString().trim()}/`;
});
afterAll(() => void other.kill());

test('a program that the run has not started is not reached, by any of its names', async () => {
  const { port } = new URL(foreign);
  for (const host of ['127.0.0.1', 'localhost', 'hanbit.localhost', '[::1]', '[::ffff:127.0.0.1]']) {
    await expect(fetch(`http://${host}:${port}/`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('No test reaches') as string },
    });
  }
  expect(takeRefused()).toHaveLength(5);
  expect(await connectionsOfOther()).toBe(0);
});

test('nothing beyond this machine is reached, nor is its name asked for', async () => {
  await expect(fetch('http://site.example/')).rejects.toThrow('fetch failed');
  expect(takeRefused()).toEqual(['site.example:80']);
});

test('what this process serves is reached, and what it says to have started', async () => {
  const own = createServer((_, answer) => answer.end('own')).listen(0, '127.0.0.1');
  onTestFinished(() => void own.close());
  await once(own, 'listening');
  expect(await (await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`)).text()).toBe('own');
  expect(await (await fetch(isOwn(foreign))).text()).toBe('reached');
  expect(takeRefused()).toEqual([]);
});

test('a test that reaches out fails, whatever it makes of the refusal, and its neighbours pass', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dure-reaching-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [config, report] = [path.join(import.meta.dirname, 'reaching.config.ts'), path.join(folder, 'report.json')];
  const run = promisify(execFile)('vitest', ['run', '--config', config, '--reporter', 'json', '--outputFile', report], {
    env: { ...process.env, FOREIGN_ADDRESS: foreign },
  });
  await expect(run).rejects.toMatchObject({ code: 1 });
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
  };
  const [reaching, beside] = testResults[0]!.assertionResults;
  expect(reaching).toMatchObject({ status: 'failed' });
  expect(reaching!.failureMessages.join('')).toContain('reached for what the run has not opened: 127.0.0.1:');
  expect(beside).toMatchObject({ status: 'passed' });
});
