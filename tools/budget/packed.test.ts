import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const BUILD = new URL('../../apps/web/dist/assets/build/', import.meta.url);
/** Below, packing wins nothing. */
const MIN_BYTES = 512;
const PACKED = /\.(?:br|gz)$/;

test('every text of the build lies there packed, scripts of libraries too: the server packs none', async () => {
  const names = await readdir(BUILD);
  const texts = names.filter((name) => !PACKED.test(name));
  const unpacked: string[] = [];
  for (const name of texts) {
    const content = await readFile(new URL(name, BUILD));
    const isText = !content.subarray(0, MIN_BYTES).includes(0);
    if (isText && content.length >= MIN_BYTES && !names.includes(`${name}.br`)) unpacked.push(name);
  }
  expect(texts.length).toBeGreaterThan(100);
  expect(unpacked).toEqual([]);
});
