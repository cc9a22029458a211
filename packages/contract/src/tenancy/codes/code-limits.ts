/** Most codes of a kind (jobs: for each job group), and characters of a name. */
export const CODE_LIMITS = { JOB_GROUP: 40, JOB: 90, JOB_LEVEL: 40, name: 40 } as const;

/** Most codes of one organisation. */
export const MAX_CODES = CODE_LIMITS.JOB_GROUP * (1 + CODE_LIMITS.JOB) + CODE_LIMITS.JOB_LEVEL;

/** Clubs, and quizzes, that are named of those that have a code. */
export const LISTED_CODE_USES = 100;
