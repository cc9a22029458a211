import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { runInChild, type ChildLimits } from './run-in-child.ts';
import type { HostileTask, HostileWord } from './hostile.fixture.ts';

const CHILD = new URL('./hostile.fixture.ts', import.meta.url);
const MEGABYTE = 1024 * 1024;
/** More than any of these tasks needs; each test takes one of them away. */
const AMPLE: ChildLimits = { seconds: 50, silentSeconds: 50, heapMegabytes: 512, memoryBytes: 1024 * MEGABYTE };
const path = join(tmpdir(), `apart-${crypto.randomUUID()}`);

const run = (does: HostileTask['does'], limits: Partial<ChildLimits> = {}) =>
  runInChild<HostileTask, HostileWord, { said: string }>(CHILD, { does, path }, { ...AMPLE, ...limits }, (word) =>
    word.isLast ? { said: word.said } : undefined,
  );

test('the word that ends a task is its result, and its heap is as large as it was given', async () => {
  const result = await run('answers', { heapMegabytes: 64 });
  expect('said' in result && Number(result.said) / MEGABYTE).toBeLessThan(AMPLE.heapMegabytes);
});

test.each([
  ['hangs without a word', 'hangs', { silentSeconds: 1 }, 'tooSlow'],
  ['goes on for too long, however much it says', 'talks', { seconds: 2 }, 'tooSlow'],
  ['fills its heap', 'fillsHeap', { heapMegabytes: 64 }, 'tooLarge'],
  ['ends without an answer', 'breaks', {}, 'broken'],
] as const)('a child that %s is over', async (_name, does, limits, failure) => {
  expect(await run(does, limits)).toEqual({ failure });
});

test.skipIf(!existsSync('/proc/self/status'))('a child that holds too much beside its heap is over', async () => {
  expect(await run('fillsMemory', { memoryBytes: 256 * MEGABYTE })).toEqual({ failure: 'tooLarge' });
});

test('a child writes no file, starts no program and knows no settings of the server', async () => {
  vi.stubEnv('APART_SECRET', 'of the server');
  try {
    expect(await run('reachesOut')).toEqual({ said: 'ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,unknown' });
    expect(existsSync(path)).toBe(false);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what the server does for a child is answered, and is none of its time', async () => {
  const answered = runInChild<HostileTask, HostileWord, { said: string }>(
    CHILD,
    { does: 'asks', path },
    { ...AMPLE, silentSeconds: 5, seconds: 5 },
    (word) => (word.isLast ? { said: word.said } : undefined),
    ({ said }) => (said === 'please' ? setTimeout(5500, 'an answer') : undefined),
  );
  expect(await answered).toEqual({ said: 'heard an answer' });
});
