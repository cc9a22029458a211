import { purgeJob } from '../../../../kernel/jobs/purge-job.ts';
import { oldestJobMerge } from './job-merging.policy.ts';
import { deleteMergesBefore } from './job-merging.queries.ts';

/** Forgets where merged jobs stood once nobody can part them; they stay retired. */
export const jobMergePurgeJob = purgeJob('job-merge-purge', '27 18 * * *', (tenantId, now) =>
  deleteMergesBefore(tenantId, oldestJobMerge(now)),
);
