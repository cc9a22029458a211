import { jobLabel } from '@dure/contract/platform/jobs/job-labels.text';
import { MAX_FAILED_JOBS } from '@dure/contract/platform/jobs/jobs-limits';
import type { OwnJobs } from '@dure/contract/platform/jobs/jobs.endpoints';
import { failedJobs, holdFailedJob, reportOf, reportQuery } from '../../../kernel/jobs/report.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { failedJobView, failureText, jobReportView } from './jobs.view.ts';

/** What was sent for the organisation. What the clock does for all of them is the operators' matter. */
export async function listJobs(unit: Unit): Promise<OwnJobs> {
  const { tenantId } = unit;
  const [reports, failed] = await unit.read(reportQuery(tenantId), failedJobs(tenantId).limit(MAX_FAILED_JOBS));
  return {
    jobs: reports.map((row) => {
      const view = jobReportView(reportOf(row));
      return { ...view, failure: view.failure === null ? null : failureText(view.failure) };
    }),
    failed: failed.map(failedJobView),
  };
}

/** Tries one of the organisation's jobs again; what is no longer given up, or is another's, is not there. */
export async function retryJob(unit: Unit, jobId: string): Promise<Record<string, never>> {
  const { tenantId, services } = unit;
  await unit.write(async (transaction) => {
    const job = await transaction.first(holdFailedJob(tenantId, jobId));
    if (!job) return refuse('notFound');
    await services.jobs.retry(transaction, job.name, jobId);
    unit.record(transaction, { action: 'jobRetried', before: { job: null }, after: { job: jobLabel(job.name) } });
  });
  return {};
}
