/** How a recall went, worst first: the four ratings of FSRS, with the keys 1 to 4. */
export const RECALL_RATINGS = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const;
export type RecallRating = (typeof RECALL_RATINGS)[number];

/** Under this many points an answer went badly: its quiz comes back sooner. */
export const LOW_GRADE = 70;

/** The first recall of a quiz, in days after its final answer. */
export const FIRST_RECALL_DAYS = 14;
export const FIRST_RECALL_DAYS_LOW = 3;

/** A short answer from memory. */
export const MAX_RECALL = 2_000;

/** Weeks of the curve, the running one included. */
export const RETENTION_WEEKS = 8;

/** How long the last recall of a quiz may be taken back. */
export const RECALL_UNDO_MINUTES = 60;
