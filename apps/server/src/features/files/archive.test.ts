import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueNames, zip } from './archive.ts';

const modifiedAt = new Date('2026-11-20T06:00:00Z');

test('equal names are told apart before the extension, without regard to case', () => {
  expect(uniqueNames(['a.txt', 'A.TXT', 'a.txt', '한글', '한글', '.env', '.env'])).toEqual([
    'a.txt',
    'A (2).TXT',
    'a (3).txt',
    '한글',
    '한글 (2)',
    '.env',
    '.env (2)',
  ]);
});

test('no name leaves the folder or is refused by a file system, and none occurs twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', '.', '/', '\\', ':', '가', ' ') }), { maxLength: 12 }),
      (names) => {
        const unique = uniqueNames(names);
        expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of unique) {
          expect(name).not.toMatch(/[\\/:*?"<>|]/);
          expect(name).not.toMatch(/^\.*$/);
        }
      },
    ),
  );
});

test('entries are opened one after the other, each when it is sent', async () => {
  const opened: number[] = [];
  const entries = [1, 2, 3].map((n) => ({
    name: `${n}.txt`,
    modifiedAt,
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
    await expect(buffer(zip([{ name: 'a.txt', modifiedAt, open }]))).rejects.toThrow(/away|broken/);
  }
});
