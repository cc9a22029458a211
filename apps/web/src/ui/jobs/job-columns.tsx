import type { JobReport } from '@dure/contract/platform/jobs/job-report';
import { jobLabel } from '@dure/contract/platform/jobs/job-labels.text';
import { DateText } from '../dates/DateText.tsx';
import type { Column } from '../lists/table-types.ts';
import { FailureText } from './FailureText.tsx';
import { jobsText as text } from './jobs.text.ts';

function nowText({ runningSeconds, done, of, waiting }: JobReport): string {
  if (runningSeconds === null) return waiting > 0 ? text.waiting(waiting) : text.idle;
  const progress = done === null || of === null ? '' : ` · ${text.progress(done, of)}`;
  return text.running(runningSeconds) + progress;
}

/** Kinds of background jobs, for those who run an organisation or the installation. */
export const jobColumns: readonly Column<JobReport>[] = [
  { id: 'job', header: text.job, isRowHeader: true, cell: ({ job }) => jobLabel(job) },
  { id: 'now', header: text.now, cell: nowText },
  {
    id: 'success',
    header: text.success,
    cell: ({ succeededAt }) => (succeededAt === null ? text.none : <DateText date={succeededAt} look="short" />),
  },
  {
    id: 'failure',
    header: text.failure,
    cell: ({ failedAt, failure }) =>
      failedAt === null ? (
        text.none
      ) : (
        <span>
          <DateText date={failedAt} look="short" />
          {failure !== null && <FailureText failure={failure} />}
        </span>
      ),
  },
];
