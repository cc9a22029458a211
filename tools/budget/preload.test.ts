import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { comesWith } from '../../apps/web/vite.preload.ts';

const DIST = new URL('../../apps/web/dist/', import.meta.url);
/** How the build names the files that parts bring. */
const NAMED = /__vite__mapDeps=[^[]*\[([^\]]*)\]/;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

test('a part that comes later names no file that is there already', async () => {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;
  const named: string[] = [];
  const there: string[] = [];
  for (const [key, { file }] of Object.entries(manifest)) {
    if (!file.endsWith('.js')) continue;
    const list = NAMED.exec(await readFile(new URL(file, DIST), 'utf8'))?.[1] ?? '';
    const files = [...list.matchAll(/"([^"]+\.js)"/g)].map(([, name = '']) => name);
    named.push(...files);
    const here = new Set([...comesWith(key, manifest)].map((one) => manifest[one]?.file));
    there.push(...files.filter((one) => here.has(one)).map((one) => `${file}: ${one}`));
  }
  expect(named.length).toBeGreaterThan(100);
  expect(there).toEqual([]);
});
