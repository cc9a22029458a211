/** The job that sends what was written to devices. */
export const PUSH_JOB = 'push';
