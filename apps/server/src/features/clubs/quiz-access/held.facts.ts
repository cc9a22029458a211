import { sql } from 'kysely';

/**
 * Whether what graders found of an answer still waits for its release: until then its author sees of it as much as before
 * anybody graded. An expression over the table (or alias) that holds the answer; `answerVerdicts` says the same as `seeGrade`.
 */
export const isHeld = (answers = 'answers') => sql<boolean>`(${sql.ref(`${answers}.grades_held`)} is true)`;

/** Of an answer's grades those that its author may see, as a condition; their own they always know. */
export const isSeenGrade = (answers: string, grades: string) =>
  sql<boolean>`(not ${isHeld(answers)} or ${sql.ref(`${grades}.grader`)} = 'SELF')`;
