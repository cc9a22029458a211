import { expect, test } from 'vitest';
import { firstWithKeys, levelAt, reasonMarks, withLevel, withReason } from './level-choice.ts';

const levels = [
  { label: '다', points: 100, reason: '다 맞아요.' },
  { label: '반', points: 50, reason: '절반만 맞아요.' },
  { label: '없음', points: 0, reason: '' },
];
const rubric = ['하나', '둘', '셋', '넷', '다섯'].map((name) => ({ name, weight: 20, levels }));
const empty = { score: '', comments: {}, version: 0 };
const given = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 50]));

test('three criteria have keys, those where the first open one stands; the last ones at the end', () => {
  expect(firstWithKeys(rubric)).toBe(0);
  expect(firstWithKeys(rubric, given('하나', '둘'))).toBe(0);
  expect(firstWithKeys(rubric, given('하나', '둘', '셋'))).toBe(2);
  expect(firstWithKeys(rubric, given(...rubric.map(({ name }) => name)))).toBe(2);
  expect(firstWithKeys(rubric.slice(0, 2))).toBe(0);
});

test('a key chooses by place, and nothing where no level is', () => {
  expect(levelAt(rubric, empty, { row: 1, column: 1 })).toMatchObject({ name: '둘', level: { label: '반' } });
  expect(levelAt(rubric, { ...empty, points: given('하나', '둘', '셋') }, { row: 1, column: 0 })?.name).toBe('넷');
  expect(levelAt(rubric, empty, { row: 0, column: 4 })).toBeUndefined();
  expect(levelAt(rubric.slice(0, 1), empty, { row: 1, column: 0 })).toBeUndefined();
});

test('a level brings points and sentence; another swaps both; a sentence that was edited stays', () => {
  const two = rubric.slice(0, 2);
  const first = withLevel(two, empty, '', '하나', levels[0]!);
  expect(first.text).toBe('다 맞아요.');
  const grade = { ...empty, ...first.grade };
  const other = withLevel(two, grade, first.text, '하나', levels[1]!);
  expect(other).toMatchObject({ text: '절반만 맞아요.', grade: { levels: { 하나: '반' }, points: { 하나: 50 } } });
  expect(withLevel(two, grade, '다 맞았네요.', '하나', levels[1]!).text).toBe('다 맞았네요.');
  expect(withLevel(two, { ...empty, ...other.grade }, '', '둘', levels[0]!).grade.score).toBe('75');
});

test('sentences stand one after the other, and one that goes leaves no gap', () => {
  expect(withReason('하나.', '', '둘.')).toBe('하나. 둘.');
  expect(withReason('하나. 둘.', '', '둘.')).toBe('하나. 둘.');
  expect(withReason('하나.\n', '', '둘.')).toBe('하나.\n둘.');
  expect(withReason('하나. 둘. 셋.', '둘.', '')).toBe('하나. 셋.');
  expect(withReason('값 $& 하나.', '하나.', '둘 $&.')).toBe('값 $& 둘 $&.');
});

test('sentences of levels are found where they stand as they came, in order and none over another', () => {
  const grade = { ...empty, levels: { 하나: '반', 둘: '다', 셋: '다' } };
  expect(reasonMarks(rubric, grade, '다 맞아요. 그리고 절반만 맞아요.')).toEqual([
    { start: 0, end: 6, no: 2 },
    { start: 11, end: 19, no: 1 },
  ]);
  expect(reasonMarks(rubric, grade, '다 맞았네요.')).toEqual([]);
});
