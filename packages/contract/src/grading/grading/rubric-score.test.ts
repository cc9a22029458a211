import { expect, test } from 'vitest';
import { rubricScore } from './rubric-score.ts';

const rubric = [
  { name: '정확성', weight: 60 },
  { name: '근거', weight: 30 },
  { name: '표현', weight: 10 },
];

test.each([
  [{ 정확성: 100, 근거: 100, 표현: 100 }, 100],
  [{ 정확성: 80, 근거: 60, 표현: 100 }, 76],
  [{ 정확성: 0, 근거: 0, 표현: 0 }, 0],
  [{ 정확성: 80 }, 80],
  [{ 정확성: 90, 근거: null, 표현: 20 }, 80],
  [{}, null],
  [{ 문체: 100 }, null],
])('points %j suggest %j', (points, score) => {
  expect(rubricScore(rubric, points)).toBe(score);
});

test('the suggestion lies between the least and the most of the points, whatever the weights', () => {
  for (const weights of [
    [1, 1, 1],
    [97, 2, 1],
    [0, 5, 0],
  ]) {
    const weighted = rubric.map((one, index) => ({ ...one, weight: weights[index]! }));
    const score = rubricScore(weighted, { 정확성: 20, 근거: 55, 표현: 90 })!;
    expect(score).toBeGreaterThanOrEqual(20);
    expect(score).toBeLessThanOrEqual(90);
  }
});

test('criteria without weight suggest nothing', () => {
  expect(rubricScore([{ name: '근거', weight: 0 }], { 근거: 50 })).toBeNull();
});
