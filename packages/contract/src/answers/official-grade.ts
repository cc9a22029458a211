import type { GRADERS } from './answers.views.ts';

export type Grader = (typeof GRADERS)[number];
/** Each grader's grade of one answer, as far as there is one. */
export type Grades = Readonly<Record<Grader, number | null>>;

/** The score that counts: the instructor's always overrides, else that of the club's official grading. */
export function officialGrade(official: Grader, grades: Grades): number | null {
  return grades.INSTRUCTOR ?? grades[official];
}

/** Points between the self grade and the instructor's (else the AI's); null where either is missing. */
export function disagreement(grades: Grades): number | null {
  const other = grades.INSTRUCTOR ?? grades.AI;
  return grades.SELF === null || other === null ? null : Math.abs(grades.SELF - other);
}
