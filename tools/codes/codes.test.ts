import { expect, test } from 'vitest';
import { bareCodesIn } from './codes.ts';

const lines = (text: string) => bareCodesIn([{ path: 'apps/web/src/a.ts', text }]);

test('a bare code is refused, with its place', () => {
  expect(lines("const a = 1;\nif (clubStatus === '0400') open();")).toEqual([
    'apps/web/src/a.ts:2: 0400 stands bare: take its name from the contract, or give it one there.',
  ]);
});

test('names, numbers and comments are well', () => {
  expect(lines("// '0400' is running\nif (clubStatus === CLUB_STATUS.running) wait(4000);")).toEqual([]);
});
