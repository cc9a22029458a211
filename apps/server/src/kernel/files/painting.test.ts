import { expect, test } from 'vitest';
import { paint } from './painting.ts';

test('two pictures are painted at once; the others wait their turn, also behind one that fails', async () => {
  let now = 0;
  let max = 0;
  const order: number[] = [];
  const picture = (index: number) =>
    paint(async () => {
      max = Math.max(max, ++now);
      order.push(index);
      await new Promise(setImmediate);
      now -= 1;
      if (index === 3) throw new Error('unreadable');
      return index;
    });
  const painted = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => picture(index)));
  expect(painted.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([max, now]).toEqual([2, 0]);
  expect(await picture(8)).toBe(8);
});
