import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordTable } from './word-table.ts';

test('it holds what a map of the words holds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ maxLength: 6 }), fc.boolean()), { maxLength: 3000 }), (entries) => {
      const [table, map] = [new WordTable(), new Map<string, boolean>()];
      for (const [word, isMarked] of entries) {
        table.add(word, isMarked);
        map.set(word, isMarked || map.get(word) === true);
      }
      for (const [word, isMarked] of map) expect([table.has(word), table.isMarked(word)]).toEqual([true, isMarked]);
    }),
    { numRuns: 50 },
  );
});

test('of words that it does not hold it takes few for one that it does', () => {
  const table = new WordTable();
  for (let number = 0; number < 100_000; number++) table.add(`word ${number}`);
  let taken = 0;
  for (let number = 0; number < 200_000; number++) if (table.has(`other ${number}`)) taken += 1;
  expect(taken).toBeLessThan(40);
});
