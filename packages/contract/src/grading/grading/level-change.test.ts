import { expect, test } from 'vitest';
import type { CriterionView } from '../../answering/answers/answers.views.ts';
import { levelsOf, USUAL_LEVELS } from '../../rubrics/rubric-levels.ts';
import { regraded, withLevels, type LevelChange } from './level-change.ts';

const levels = [
  { label: '둘 이상', points: 100, reason: '좋아요.' },
  { label: '절반', points: 50, reason: '' },
  { label: '없음', points: 0, reason: '' },
];
const rubric = [
  { name: '정확', weight: 60, levels },
  { name: '근거', weight: 40 },
];
const [most] = USUAL_LEVELS;
const said = (name: string, level: string | null, points: number): CriterionView => ({
  name,
  comment: '',
  level,
  points,
});
const graded = (grading: number, level: string | null = '절반', points = 50) => ({
  grading,
  criteria: [said('정확', level, points), said('근거', most!.label, most!.points)],
});
const change = (part: Partial<LevelChange>): LevelChange[] =>
  levels.map((level) => ({ ...level, from: level.label, ...(level.label === '절반' && part) }));

test('points of a level carry the grades that the rubric gave', () => {
  const next = regraded(rubric, '정확', change({ points: 75, label: '거의' }), graded(70));
  expect(next).toEqual({ grading: 85, criteria: [said('정확', '거의', 75), said('근거', most!.label, most!.points)] });
});

test('a grade given by hand stays, and its level follows', () => {
  expect(regraded(rubric, '정확', change({ points: 75 }), graded(64))).toEqual({
    grading: 64,
    criteria: [said('정확', '절반', 75), said('근거', most!.label, most!.points)],
  });
});

test('grades with other levels, with points of before or without a level stay as they are', () => {
  const changes = change({ points: 75 });
  expect(regraded(rubric, '정확', changes, graded(100, '둘 이상', 100))).toBeNull();
  expect(regraded(rubric, '정확', changes, graded(64, '절반', 40))).toBeNull();
  expect(regraded(rubric, '정확', changes, graded(70, null, 50))).toBeNull();
  expect(regraded(rubric, '없는 기준', changes, graded(70))).toBeNull();
  expect(regraded(rubric, '정확', change({ reason: '다른 까닭' }), graded(70))).toBeNull();
});

test('the rubric keeps its other criteria, and the levels stand best first', () => {
  const next = withLevels(rubric, '근거', [
    { from: USUAL_LEVELS[1]!.label, label: '조금', points: 30, reason: '' },
    { from: USUAL_LEVELS[0]!.label, label: '다', points: 100, reason: '' },
  ]);
  expect(next[0]).toBe(rubric[0]);
  expect(levelsOf(next[1]!).map(({ label }) => label)).toEqual(['다', '조금']);
});

test('answers of a level that is taken out follow the level nearest in points, of two the better', () => {
  const [first, , last] = change({});
  const without = [first!, { from: null, label: '조금', points: 40, reason: '' }, last!];
  expect(regraded(rubric, '정확', without, graded(70))?.criteria[0]).toEqual(said('정확', '조금', 40));
  const even = [first!, last!];
  expect(regraded(rubric, '정확', even, graded(70))).toMatchObject({
    grading: 100,
    criteria: [said('정확', '둘 이상', 100), {}],
  });
});

test('a level that is added changes no grade', () => {
  const more = [...change({}), { from: null, label: '조금', points: 50, reason: '' }];
  expect(regraded(rubric, '정확', more, graded(70))).toBeNull();
});
