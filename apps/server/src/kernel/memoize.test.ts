import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('what is remembered is found once, and no more of it than was said', () => {
  const asked: string[] = [];
  const shout = memoize(2, (text: string, times: number | null) => {
    asked.push(`${text} ${times}`);
    return text.toUpperCase().repeat(times ?? 1);
  });
  expect([shout('a', 2), shout('a', 2), shout('a', null)]).toEqual(['AA', 'AA', 'A']);
  expect(asked).toEqual(['a 2', 'a null']);
  expect([shout('b', 1), shout('a', 2)]).toEqual(['B', 'AA']);
  expect(asked).toEqual(['a 2', 'a null', 'b 1', 'a 2']);
});
