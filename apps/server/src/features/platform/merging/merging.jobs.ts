import { purgeJob } from '../../../kernel/jobs/purge-job.ts';
import { deleteOldRows } from './accounts.queries.ts';
import { oldestMerge } from './merging.policy.ts';

/** Forgets what a merge moved once nobody can take it back. */
export const mergePurgeJob = purgeJob('merge-purge', '22 18 * * *', (tenantId, now) =>
  deleteOldRows(tenantId, oldestMerge(now)),
);
