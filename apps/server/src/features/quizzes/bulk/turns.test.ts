import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

test('two at a time do their work, twenty wait for it, and whoever comes then is told to come again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, (running += 1));
    await promise;
    running -= 1;
  };
  const taken = Array.from({ length: 22 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toMatchObject({
    refusal: 'tooManyRequests',
    details: { retryAfter: 10 },
  });
  resolve();
  await Promise.all(taken);
  expect(most).toBe(2);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
