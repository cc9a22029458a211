/** What moves from one account to the other, in the order in which it is shown. */
export const MERGED_PARTS = [
  'CLUBS',
  'ANSWERS',
  'REPLIES',
  'REACTIONS',
  'POINTS',
  'LECTURE_QUESTIONS',
  'FILES',
  'QUIZZES',
  'RUN_CLUBS',
  'LOG_INS',
] as const;
export type MergedPart = (typeof MERGED_PARTS)[number];

/** Where both accounts have what a person has once. A rule decides each (docs/administration.md). */
export const MERGE_CONFLICTS = [
  'SHARED_CLUBS',
  'SHARED_ANSWERS',
  'SAME_REACTIONS',
  'MUTUAL_REACTIONS',
  'ROLE',
] as const;
export type MergeConflict = (typeof MERGE_CONFLICTS)[number];
