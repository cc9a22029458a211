import { forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { deleteOlderThan } from './notifications.queries.ts';
import { oldestKept } from './notifications.service.ts';

const NAME = 'notifications-purge';

/** Drops notifications after their 30 days, in the quietest hour of the night in Seoul. */
export const notificationsPurgeJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '23 18 * * *',
    run: async (_data, progress) => {
      const oldest = oldestKept(clock.now());
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        await database.transaction(tenantId, (transaction) => transaction.change(deleteOlderThan(tenantId, oldest)));
      });
    },
  }),
};
