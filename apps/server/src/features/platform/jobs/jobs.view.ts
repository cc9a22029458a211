import { MAX_FAILURE_LENGTH } from '@dure/contract/platform/jobs/jobs-limits';
import type { JobReport as JobReportView } from '@dure/contract/platform/jobs/job-report';
import type { FailedJob } from '@dure/contract/platform/jobs/jobs.endpoints';
import { cutText } from '@dure/contract/text/cut-text';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { failedJobs, JobReport } from '../../../kernel/jobs/report.ts';

export const jobReportView = ({ job, waiting, running, lastSuccess, lastFailure }: JobReport): JobReportView => ({
  job,
  waiting,
  runningSeconds: running?.seconds ?? null,
  done: running?.done ?? null,
  of: running?.of ?? null,
  succeededAt: lastSuccess?.toISOString() ?? null,
  failedAt: lastFailure?.at.toISOString() ?? null,
  failure: lastFailure?.message ?? null,
});

const ADDRESS = /[^\s<>@]{1,64}@[^\s<>@]{1,255}/g;

/** What a failure said, without whom it was about. */
export const failureText = (message: string): string => cutText(message.replaceAll(ADDRESS, '…@…'), MAX_FAILURE_LENGTH);

export const failedJobView = (row: RowsOf<ReturnType<typeof failedJobs>>[number]): FailedJob => ({
  jobId: row.id,
  job: row.name,
  failedAt: row.failed_at.toISOString(),
  tries: row.tries,
  failure: failureText(row.message),
});
