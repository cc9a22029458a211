import { expect, test, vi } from 'vitest';
import { inBatches } from './batches.ts';

test.each([
  [[3, 3, 1], 3],
  [[3, 0], 2],
  [[2], 1],
])('of pieces of three, %j are taken by %i turns', async (pieces, turns) => {
  const take = vi.fn(async () => pieces.shift() ?? 0);
  await inBatches(3, take);
  expect(take.mock.calls).toEqual(Array.from({ length: turns }, () => [3]));
});
