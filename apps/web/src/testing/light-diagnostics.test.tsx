// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { internals } from './light-diagnostics.ts';

test('no element keeps the calls that made it', () => {
  const madeHere = () => Reflect.get(createElement('p'), '_debugStack') as Error;
  const [one, other] = [madeHere(), madeHere()];
  expect(one).toBeInstanceOf(Error);
  expect(one).toBe(other);
  internals!.recentlyCreatedOwnerStacks = 0;
  expect(madeHere()).toBe(one);
});

test('what never comes is told with the document once, however often it was looked for', async () => {
  render(<p>있는 글</p>);
  const told: string[] = [];
  const look = () => {
    try {
      return screen.getByText('없는 글');
    } catch (error) {
      told.push((error as Error).message);
      throw error;
    }
  };
  await expect(waitFor(look, { timeout: 100, interval: 10 })).rejects.toThrow('있는 글');
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter((message) => message.includes('있는 글'))).toEqual([]);
  await expect(screen.findByText('없는 글', {}, { timeout: 10 })).rejects.toThrow('있는 글');
  expect(() => screen.getByText('없는 글')).toThrow('있는 글');
});
