import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { placeOfRun } from './place.ts';

test('a run takes the folder that has room for it, else the usual one', () => {
  const folder = import.meta.dirname;
  expect(placeOfRun(1, folder)).toBe(folder);
  expect(placeOfRun(2 ** 60, folder)).toBe(tmpdir());
  expect(placeOfRun(1, `${folder}/nowhere`)).toBe(tmpdir());
});
