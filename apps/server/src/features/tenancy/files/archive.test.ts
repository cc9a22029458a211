import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { zip } from './archive.ts';

const modifiedAt = new Date('2026-11-20T06:00:00Z');

test('entries are opened one after the other, each when it is sent', async () => {
  const opened: number[] = [];
  const entries = [1, 2, 3].map((n) => ({
    name: `${n}.txt`,
    modifiedAt,
    isText: true,
    open: async () => {
      opened.push(n);
      return Readable.from([`content ${n}`]);
    },
  }));
  const archive = await buffer(zip(entries));
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(opened).toEqual([1, 2, 3]);
});

test('a file that cannot be opened or read breaks the archive off instead of shortening it', async () => {
  const failing = [
    async () => Promise.reject(new Error('away')),
    async () =>
      new Readable({
        read: (): never => {
          throw new Error('broken');
        },
      }),
  ];
  for (const open of failing) {
    await expect(buffer(zip([{ name: 'a.txt', modifiedAt, isText: true, open }]))).rejects.toThrow(/away|broken/);
  }
});

test('text is packed, what is packed already is sent as it is', async () => {
  const size = async (isText: boolean) => {
    const open = async () => Readable.from(['가'.repeat(10_000)]);
    return (await buffer(zip([{ name: 'a', modifiedAt, isText, open }]))).length;
  };
  expect(await size(true)).toBeLessThan(1000);
  expect(await size(false)).toBeGreaterThan(30_000);
});

test('when nobody reads on, the open file is closed and no other one opened', async () => {
  const sources: Readable[] = [];
  const open = async () => {
    const source = new Readable({ read: () => source.push(Buffer.alloc(64 * 1024)) });
    sources.push(source);
    return source;
  };
  const archive = zip([1, 2].map((n) => ({ name: `${n}`, modifiedAt, isText: false, open })));
  await once(archive, 'readable');
  archive.destroy();
  await once(archive, 'close');
  expect(sources.map(({ destroyed }) => destroyed)).toEqual([true]);
});
