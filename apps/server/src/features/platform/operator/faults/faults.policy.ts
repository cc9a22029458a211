import { FAULT_MINUTES } from '@dure/contract/platform/jobs/jobs-limits';
import type { FailingJob } from '../../../../kernel/jobs/report.ts';

/** What has failed for so long that somebody must hear of it. */
export interface Fault {
  /** `MAIL_SERVER`, or `JOB_FAULT` with the name of a job. */
  readonly fault: string;
  readonly since: Date;
}
export const JOB_FAULT = 'JOB:';
export const MAIL_FAULT = 'MAIL_SERVER';

/** What has failed since before this instant has failed for long. */
export const longBefore = (now: Date): Date => new Date(now.getTime() - FAULT_MINUTES * 60_000);

/** Jobs that have failed for long without a success since. */
export const jobFaults = (jobs: readonly FailingJob[], now: Date): Fault[] =>
  jobs.filter(({ since }) => since <= longBefore(now)).map(({ job, since }) => ({ fault: JOB_FAULT + job, since }));
