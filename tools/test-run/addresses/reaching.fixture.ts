import { expect, test } from 'vitest';

/** The address of a program that no test has started. */
const foreign = process.env['FOREIGN_ADDRESS']!;

test('takes a refusal for an absent network', async () => {
  expect(await fetch(foreign).catch(() => undefined)).toBeUndefined();
});

test('goes on beside it', () => {
  expect(foreign).not.toBe('');
});
