/** Failed jobs that managers see, the latest ones. The queue keeps a week of them. */
export const MAX_FAILED_JOBS = 100;
/** Characters of what a failed job said of itself. */
export const MAX_FAILURE_LENGTH = 300;
/** What fails for so long is told to operators. */
export const FAULT_MINUTES = 60;
