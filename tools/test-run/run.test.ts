import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endProcessesOf, processesOf } from './processes.ts';
import { beginRun } from './run.ts';

let checkout: string;
const linux = process.platform === 'linux';

beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'dure-checkout-'));
  spawnSync('git', ['init', '-q'], { cwd: checkout });
  // What a run sets is undone after the test.
  vi.stubEnv('TMPDIR', tmpdir());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(checkout, { recursive: true, force: true });
});

test('a run that leaves nothing is told so, and its folder is gone', async () => {
  await writeFile(path.join(checkout, 'there before'), '');
  const end = beginRun(checkout);
  const folder = tmpdir();
  await writeFile(path.join(folder, 'temporary'), '');
  expect(await end()).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('files that a run leaves in the checkout are named', async () => {
  const end = beginRun(checkout);
  await writeFile(path.join(checkout, 'download'), '');
  expect(await end()).toEqual(['?? download']);
});

test.runIf(linux)('a program that a run leaves alive is named and ended, wherever it works', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dure-left-'));
  const waiting = ['-e', 'setInterval(() => {}, 1000)'];
  const { TMPDIR: _, ...others } = process.env;
  const left = [
    spawn(process.execPath, waiting, { env: { ...process.env, TMPDIR: folder } }),
    spawn(process.execPath, waiting, { env: others, cwd: folder }),
  ];
  const ended = Promise.all(left.map((child) => once(child, 'exit')));
  await Promise.all(left.map((child) => once(child, 'spawn')));
  const pids = left.map(({ pid }) => pid);
  expect((await endProcessesOf(folder, 0)).map(({ pid }) => pid).toSorted()).toEqual(pids.toSorted());
  await ended;
  expect(processesOf(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
