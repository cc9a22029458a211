import { expect, test } from 'vitest';
import { termsOf } from './terms.ts';
import { inTitlesAlone } from './titles.ts';

const documents = [
  { title: '잠금과 튜닝', passages: 3 },
  { title: '튜닝', passages: 2 },
];

test('a title lends its passages what none of them has, and nothing that one has', () => {
  const [lock, tuning] = [termsOf('잠금'), termsOf('튜닝')];
  const inPassages = new Map([...lock].map((term) => [term, 1]));
  const { ofEach, frequency } = inTitlesAlone([...lock, ...tuning], inPassages, documents);
  expect(ofEach).toEqual([tuning, tuning]);
  for (const term of lock) expect(frequency.get(term)).toBe(1);
  for (const term of tuning) expect(frequency.get(term)).toBe(5);
});

test('what stands in no title stays unknown', () => {
  const { ofEach, frequency } = inTitlesAlone(termsOf('점심'), new Map(), documents);
  expect(ofEach).toEqual([new Set(), new Set()]);
  expect(frequency.size).toBe(0);
});
