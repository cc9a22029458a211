import { expect, test } from 'vitest';
import { shareFiles, type Atom } from '../../apps/web/vite.sharing.ts';

const atom = (key: string, views: number[], bytes = 100, imports: string[] = []): Atom => ({
  key,
  views: new Set(views),
  bytes,
  imports: new Set(imports),
});
const pages = (count: number) => Array.from({ length: count }, () => ({ weight: 1, fileCost: 1000 }));
const together = (files: ReadonlyMap<string, string>, ...keys: string[]) =>
  new Set(keys.map((key) => files.get(key))).size === 1;

test('small things that the same pages fetch are one file', () => {
  const files = shareFiles([atom('a', [0, 1]), atom('b', [0, 1]), atom('c', [0, 1])], pages(2));
  expect(together(files, 'a', 'b', 'c')).toBe(true);
});

test('a page does not fetch what is big and of others', () => {
  const files = shareFiles([atom('a', [0, 1]), atom('b', [1, 2], 5000)], pages(3));
  expect(together(files, 'a', 'b')).toBe(false);
});

test('where one thing between two is not taken along, these two stay apart: their file and its would need each other', () => {
  const chain = [atom('a', [0, 1], 100, ['b']), atom('b', [2, 3], 9000, ['c']), atom('c', [0, 1], 100)];
  const files = shareFiles(chain, pages(4));
  expect(together(files, 'a', 'b')).toBe(false);
  expect(together(files, 'a', 'c')).toBe(false);
});

test('a page is not made to fetch what something beside its own imports', () => {
  const atoms = [atom('small', [0]), atom('beside', [0, 1], 100, ['library']), atom('library', [0, 1], 9000)];
  expect(together(shareFiles(atoms, pages(2)), 'small', 'beside')).toBe(true);
  const apart = [atom('small', [0, 2]), atom('beside', [1, 2], 100, ['library']), atom('library', [1, 2], 9000)];
  expect(together(shareFiles(apart, pages(3)), 'small', 'beside')).toBe(false);
});
