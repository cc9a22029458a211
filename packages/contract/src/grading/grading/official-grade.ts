import type { GRADERS } from '../../answering/answers/answers.views.ts';

export type Grader = (typeof GRADERS)[number];
/** Each grader's grade of one answer, as far as there is one. */
export type Grades = Readonly<Record<Grader, number | null>>;

/**
 * Whose grade counts: the instructor's always overrides. A grade by AI counts only where an instructor made its
 * confident grades official for the quiz. After that comes the grade of the club's official grading. Null while none
 * does.
 */
export function officialGrader(official: Grader, grades: Grades): Grader | null {
  if (grades.INSTRUCTOR !== null) return 'INSTRUCTOR';
  if (grades.AI !== null) return 'AI';
  return grades[official] === null ? null : official;
}

/** The score that counts. */
export function officialGrade(official: Grader, grades: Grades): number | null {
  const grader = officialGrader(official, grades);
  return grader && grades[grader];
}

/** Points between the self grade and the instructor's (else the AI's); null where either is missing. */
export function disagreement(grades: Grades): number | null {
  const other = grades.INSTRUCTOR ?? grades.AI;
  return grades.SELF === null || other === null ? null : Math.abs(grades.SELF - other);
}
