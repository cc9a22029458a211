import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archivePaths } from './archive-names.ts';

const files = (...names: string[]) => archivePaths(names.map((name) => ({ name })));

test('equal names are told apart before the extension, without regard to case', () => {
  expect(files('a.txt', 'A.TXT', 'a.txt', '한글', '한글', '.env', '.env')).toEqual([
    'a.txt',
    'A (2).TXT',
    'a (3).txt',
    '한글',
    '한글 (2)',
    '.env',
    '.env (2)',
  ]);
});

test('a folder is one for one person, and two people of one name have two', () => {
  const of = (id: string, nickname: string, name: string) => ({ folders: [{ id, name: nickname }], name });
  expect(archivePaths([of('1', '김하나', 'a.txt'), of('2', '김하나', 'a.txt'), of('1', '김하나', 'a.txt')])).toEqual([
    '김하나/a.txt',
    '김하나 (2)/a.txt',
    '김하나/a (2).txt',
  ]);
});

test.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..', '__'],
  ['', '_'],
  ['C:\\a.txt', 'C__a.txt'],
  ['con', '_con'],
  ['NUL.txt', '_NUL.txt'],
  ['a. .', 'a___'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['a\nb\u0000c', 'abc'],
])('%j is written as %j, for a file and for a folder', (hostile, safe) => {
  expect(files(hostile)).toEqual([safe]);
  expect(archivePaths([{ folders: [{ id: '1', name: hostile }], name: 'a' }])).toEqual([`${safe}/a`]);
});

test('no path leaves its folder or is refused by a file system, and none occurs twice', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'A', '.', '/', '\\', ':', '가', ' ', '(2)', '\u200F'),
    maxLength: 6,
  });
  const folder = fc.record({ id: fc.constantFrom('1', '2'), name });
  const place = fc.record({ folders: fc.array(folder, { maxLength: 2 }), name });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 12 }), (places) => {
      const paths = archivePaths(places);
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(places.length);
      for (const [index, path] of paths.entries()) {
        const parts = path.split('/');
        expect(parts).toHaveLength(places[index]!.folders.length + 1);
        for (const part of parts) expect(part).toMatch(/^[^\\/:*?"<>|\p{C}]*[^\\/:*?"<>|\p{C}. ]$/u);
      }
    }),
  );
});
