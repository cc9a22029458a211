import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedKey } from './stored-key.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'dure-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('servers that start at once on one folder have one key, and nothing else lies there', async () => {
  const directory = await folder();
  let made = 0;
  const all = await Promise.all(
    Array.from({ length: 8 }, () => storedKey(join(directory, 'key'), () => `key ${made++}`)),
  );
  expect(new Set(all).size).toBe(1);
  expect(await readdir(directory)).toEqual(['key']);
});

test('a key that cannot be read is not replaced by another', async () => {
  const directory = await folder();
  await mkdir(join(directory, 'key'));
  await expect(storedKey(join(directory, 'key'), () => 'another')).rejects.toThrow('EISDIR');
  await writeFile(join(directory, 'empty'), '');
  await expect(storedKey(join(directory, 'empty'), () => 'another')).rejects.toThrow(/empty is empty: put it back/);
});
