import { purgeJob } from '../../../kernel/jobs/purge-job.ts';
import { oldestEntry } from './audit-filter.ts';
import { deleteEntriesBefore } from './audit.queries.ts';

/** Drops what was changed after its year, in the quietest hour of the night in Seoul. */
export const auditPurgeJob = purgeJob('audit-purge', '57 18 * * *', (tenantId, now) =>
  deleteEntriesBefore(tenantId, oldestEntry(now)),
);
