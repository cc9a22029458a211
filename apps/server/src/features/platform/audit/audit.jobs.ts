import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { oldestEntry } from './audit-filter.ts';
import { deleteEntriesBefore } from './audit.queries.ts';

const NAME = 'audit-purge';

/** Drops what was changed after its year, in the quietest hour of the night in Seoul. */
export const auditPurgeJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '57 18 * * *',
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        const oldest = oldestEntry(clock.now());
        await database.transaction(tenantId, (transaction) =>
          transaction.change(deleteEntriesBefore(tenantId, oldest)),
        );
      }),
  }),
};
