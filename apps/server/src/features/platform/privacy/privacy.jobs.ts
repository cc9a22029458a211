import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { deleteLooksBefore } from './looks/looks.queries.ts';
import { oldestLook } from './looks/looks.service.ts';

const NAME = 'looks-purge';

/** Drops the record of who looked after its year, in the quietest hour of the night in Seoul. */
export const looksPurgeJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '53 18 * * *',
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        const oldest = oldestLook(clock.now());
        await database.transaction(tenantId, (transaction) => transaction.change(deleteLooksBefore(tenantId, oldest)));
      }),
  }),
};
