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

test('turns go by organisation, then by person, and those of one person in their order', async () => {
  const turns = new Semaphore(1);
  const [begun, ends]: [string[], (() => void)[]] = [[], []];
  const take = (tenantId: string, memberId: string, no: number) =>
    turns.take(
      () => {
        begun.push(`${tenantId}/${memberId}/${no}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      { tenantId, memberId },
    );
  const all = [1, 2, 3].map((no) => take('many', 'one', no));
  all.push(take('many', 'two', 1), take('few', 'one', 1));
  expect(turns.waiting).toBe(4);
  for (let ended = 0; ended < all.length; ended++) {
    await expect.poll(() => ends).toHaveLength(ended + 1);
    ends[ended]!();
  }
  await Promise.all(all);
  expect(begun).toEqual(['many/one/1', 'few/one/1', 'many/two/1', 'many/one/2', 'many/one/3']);
  expect(turns.waiting).toBe(0);
});

test('an owner may name itself by getters, as a unit of work does', async () => {
  class Unit {
    get tenantId() {
      return 'one';
    }
    get memberId() {
      return 'two';
    }
  }
  expect(await new Semaphore(1).take(() => Promise.resolve('done'), new Unit())).toBe('done');
});
