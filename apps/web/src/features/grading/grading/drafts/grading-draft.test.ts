import { expect, test } from 'vitest';
import { withPoints, type GradePart } from './grading-draft.ts';

const rubric = [
  { name: '정확성', weight: 60 },
  { name: '근거', weight: 40 },
];
const part = (score: string, points: Record<string, number | null> = {}): GradePart => ({
  score,
  points,
  comments: {},
  version: 0,
});

test.each<[string, GradePart, string, number | null, string]>([
  ['the last points of the rubric give the score', part('', { 정확성: 90 }), '근거', 80, '86'],
  ['half a rubric gives none', part(''), '정확성', 90, ''],
  ['the score follows the points', part('86', { 정확성: 90, 근거: 80 }), '근거', 90, '90'],
  ['points taken back take the score along', part('86', { 정확성: 90, 근거: 80 }), '근거', null, ''],
  ['a score given by hand stays', part('70', { 정확성: 90, 근거: 80 }), '근거', 90, '70'],
  ['a score given by hand first stays', part('70', { 정확성: 90 }), '근거', 80, '70'],
  ['what cannot be read stays', part('팔십', { 정확성: 90 }), '근거', 80, '팔십'],
])('%s', (_, grade, name, points, score) => {
  expect(withPoints(rubric, grade, name, points).score).toBe(score);
});
