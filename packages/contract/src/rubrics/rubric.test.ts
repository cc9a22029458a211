import { expect, test } from 'vitest';
import { levelsOf, USUAL_LEVELS } from './rubric-levels.ts';
import { rubricForm } from './rubric.ts';

const level = (label: string, points: number) => ({ label, points, reason: '' });

test('a criterion without levels of its own has the usual ones, the best first', () => {
  expect(levelsOf({})).toEqual(USUAL_LEVELS);
  expect(levelsOf({}).map(({ points }) => points)).toEqual([100, 75, 50, 0]);
});

test('levels that were written stand the best first', () => {
  const levels = [level('없음', 0), level('다', 100), level('반', 40)];
  expect(levelsOf({ levels }).map(({ label }) => label)).toEqual(['다', '반', '없음']);
});

test.each([
  ['one level', [level('다', 100)]],
  ['six levels', [0, 1, 2, 3, 4, 5].map((points) => level(`${points}`, points))],
  ['a name twice', [level('다', 100), level('다', 50)]],
  ['no name', [level(' ', 100), level('다', 50)]],
  ['points over 100', [level('다', 101), level('반', 50)]],
])('a form with %s is refused', (_, levels) => {
  expect(rubricForm.safeParse([{ name: '근거', weight: 60, levels }]).success).toBe(false);
});
