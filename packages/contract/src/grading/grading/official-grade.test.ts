import { expect, test } from 'vitest';
import { GRADERS } from '../../answering/answers/answers.views.ts';
import { disagreement, officialGrade, officialGrader } from './official-grade.ts';

const none = { INSTRUCTOR: null, AI: null, SELF: null };

test.each(GRADERS)('a grade that an instructor let AI give counts under official grading by %s', (official) => {
  expect(officialGrade(official, { INSTRUCTOR: null, AI: 82, SELF: 44 })).toBe(82);
});

test("the official grade follows the club's official grading", () => {
  const grades = { INSTRUCTOR: null, AI: null, SELF: 44 };
  expect(officialGrade('AI', grades)).toBeNull();
  expect(officialGrade('SELF', grades)).toBe(44);
  expect(officialGrade('INSTRUCTOR', grades)).toBeNull();
  expect(officialGrader('SELF', grades)).toBe('SELF');
  expect(officialGrader('INSTRUCTOR', grades)).toBeNull();
  expect(officialGrader('SELF', { ...grades, INSTRUCTOR: 0 })).toBe('INSTRUCTOR');
});

test.each(GRADERS)("an instructor's grade overrides official grading by %s, a zero too", (official) => {
  expect(officialGrade(official, { INSTRUCTOR: 0, AI: 82, SELF: 44 })).toBe(0);
});

test.each(GRADERS)('nothing is official without a grade under official grading by %s', (official) => {
  expect(officialGrade(official, none)).toBeNull();
});

test("disagreement lies between the self grade and the instructor's, or the AI's where there is none", () => {
  expect(disagreement({ INSTRUCTOR: 90, AI: 82, SELF: 44 })).toBe(46);
  expect(disagreement({ INSTRUCTOR: null, AI: 82, SELF: 85 })).toBe(3);
  expect(disagreement({ ...none, SELF: 44 })).toBeNull();
  expect(disagreement({ ...none, INSTRUCTOR: 44 })).toBeNull();
});
