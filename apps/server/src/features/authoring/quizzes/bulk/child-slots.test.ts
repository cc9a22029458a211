import { expect, test } from 'vitest';
import { inChildSlot } from './child-slots.ts';

const owner = { tenantId: 'dure', memberId: 'one' };

test('two at a time do their work, twenty wait for it, and whoever comes then is told to come again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (running += 1));
    await promise;
    running -= 1;
  };
  const taken = Array.from({ length: 22 }, () => inChildSlot(work, owner));
  await expect(inChildSlot(work, owner)).rejects.toMatchObject({
    refusal: 'tooManyRequests',
    details: { retryAfter: 10 },
  });
  resolve();
  await Promise.all(taken);
  expect(most).toBe(2);
  await expect(inChildSlot(() => Promise.reject(new Error('broken')), owner)).rejects.toThrow('broken');
});
