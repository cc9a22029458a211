import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Shrinker } from './shrink.ts';
import { FileMissing, type FileStore } from './store.ts';

const noise = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 90 } } })
    .webp({ quality: 95 })
    .toBuffer();

function storeOf(picture: (key: string) => Promise<Buffer>) {
  const asked: string[] = [];
  const get = async (key: string) => {
    asked.push(key);
    return Readable.from([await picture(key)]);
  };
  return {
    asked,
    files: {
      get,
      put: async () => {},
      delete: async () => {},
      deleteAll: async () => {},
      reach: async () => {},
    } satisfies FileStore,
  };
}

test('a narrower copy is made once, also for those who ask at the same moment', async () => {
  const { asked, files } = storeOf(() => noise(600));
  const shrinker = new Shrinker(files);
  const copies = await Promise.all([1, 2, 3].map(() => shrinker.get('a', 480)));
  await shrinker.get('a', 480);
  expect(asked).toEqual(['a']);
  const { format, width } = await sharp(copies[0]).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 480 });
});

test('a small picture is not blown up', async () => {
  const { files } = storeOf(() => noise(100));
  expect((await sharp(await new Shrinker(files).get('a', 480)).metadata()).width).toBe(100);
});

test('a missing picture is missing each time, and a failure is forgotten', async () => {
  let isThere = false;
  const { files } = storeOf(async () => {
    if (!isThere) throw new FileMissing('a');
    return noise(50);
  });
  const shrinker = new Shrinker(files);
  await expect(shrinker.get('a', 480)).rejects.toThrow(FileMissing);
  isThere = true;
  expect((await shrinker.get('a', 480)).length).toBeGreaterThan(0);
});

test('what was not asked for longest makes room', async () => {
  const picture = await noise(50);
  const { asked, files } = storeOf(async () => picture);
  const { length } = await new Shrinker(files).get('measured', 50);
  const shrinker = new Shrinker(files, 3 * length);
  for (const key of ['first', 'second', 'third', 'fourth']) await shrinker.get(key, 50);
  asked.length = 0;
  for (const key of ['second', 'third', 'fourth']) await shrinker.get(key, 50);
  expect(asked).toEqual([]);
  await shrinker.get('first', 50);
  expect(asked).toEqual(['first']);
  await shrinker.get('second', 50);
  expect(asked).toEqual(['first', 'second']);
});
