import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('no more than so many are under way, each begins as soon as one ends, and they go in their order', async () => {
  const turns = new Semaphore(2);
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  const all = [0, 1, 2, 3].map((no) =>
    turns.take(async () => {
      begun.push(no);
      await new Promise<void>((resolve) => (ends[no] = resolve));
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[1]!();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[0]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[2]!();
  ends[3]!();
  await Promise.all(all);
});

test('what fails gives its turn back', async () => {
  const turns = new Semaphore(1);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'next')).toBe('next');
});
