import { expect, test, vi } from 'vitest';
import { inBatches, inPacedBatches } from './batches.ts';

test.each([
  [[3, 3, 1], 3],
  [[3, 0], 2],
  [[2], 1],
])('of pieces of three, %j are taken by %i turns', async (pieces, turns) => {
  const take = vi.fn(async () => pieces.shift() ?? 0);
  await inBatches(3, take);
  expect(take.mock.calls).toEqual(Array.from({ length: turns }, () => [3]));
});

test('paced pieces rest in between for the rest of the time, and not behind the last', async () => {
  const [pieces, rests] = [[3, 3, 1], [] as number[]];
  let worked = 0;
  const take = async () => {
    const began = performance.now();
    while (performance.now() - began < 5);
    worked += performance.now() - began;
    return pieces.shift()!;
  };
  const rest = async (milliseconds: number) => void rests.push(milliseconds);
  await inPacedBatches({ rest }, 3, { share: 0.25, longestRestMs: 60_000 }, take);
  expect(pieces).toEqual([]);
  expect(rests).toHaveLength(2);
  for (const milliseconds of rests) expect(milliseconds).toBeGreaterThanOrEqual(15);
  expect(rests[0]! + rests[1]!).toBeLessThan(worked * 3);
});

test('however slow the pieces are, no rest is longer than the longest', async () => {
  const [pieces, rests] = [[3, 3, 1], [] as number[]];
  const take = async () => {
    const began = performance.now();
    while (performance.now() - began < 5);
    return pieces.shift()!;
  };
  const rest = async (milliseconds: number) => void rests.push(milliseconds);
  await inPacedBatches({ rest }, 3, { share: 0.001, longestRestMs: 40 }, take);
  expect(rests).toEqual([40, 40]);
});
