import { expect, test } from 'vitest';
import { filterStep } from './search-params.ts';

interface Place {
  page?: number;
  keyword?: string;
  status?: string;
}
const at = (place: Place): Place => place;

test('a choice is a step of its own, on the first page, over what the address holds by then', () => {
  const step = filterStep(at({ page: 3 }), { status: '0400' });
  expect(step.replace).toBe(false);
  expect(step.search({ page: 3, keyword: 'SQL' })).toEqual({ keyword: 'SQL', status: '0400' });
});

test('what is not filtered by any more leaves the address', () => {
  expect(filterStep(at({ status: '0400' }), { status: undefined }).search({ status: '0400' })).toEqual({});
});

test('typing on at words goes with the step that began them, so that Back takes the words away at once', () => {
  expect(filterStep(at({}), { keyword: 'S' }).replace).toBe(false);
  expect(filterStep(at({ keyword: 'S' }), { keyword: 'SQ' }).replace).toBe(true);
  expect(filterStep(at({ keyword: 'SQ' }), { keyword: undefined }).replace).toBe(false);
});
