import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeLeftovers } from './leftovers.ts';

test('what was not touched for hours goes; what is under way, and what others keep there, stays', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dure-left-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const old = new Date(Date.now() - 7 * 60 * 60_000);
  for (const name of ['dure-old', 'dure-growing', 'dure-new', 'other-old']) {
    await mkdir(join(directory, name));
    await writeFile(join(directory, name, 'file'), name);
    if (name.endsWith('old')) await utimes(join(directory, name, 'file'), old, old);
    if (name !== 'dure-new') await utimes(join(directory, name), old, old);
  }
  await removeLeftovers(directory, (name) => name.startsWith('dure-'));
  expect((await readdir(directory)).toSorted()).toEqual(['dure-growing', 'dure-new', 'other-old']);
  await removeLeftovers(directory);
  expect((await readdir(directory)).toSorted()).toEqual(['dure-growing', 'dure-new']);
  await expect(removeLeftovers(join(directory, 'not-there'))).resolves.toBeUndefined();
});
