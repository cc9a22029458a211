import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { deleteSomeOlderThan } from './notifications.queries.ts';
import { oldestKept } from './notifications.service.ts';

const NAME = 'notifications-purge';
/** Of one transaction: some tens of milliseconds, after which its locks are gone. */
const AT_ONCE = 5000;

/** Drops notifications after their 30 days, in the quietest hour of the night in Seoul. */
export const notificationsPurgeJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '23 18 * * *',
    run: async (_data, progress) => {
      const oldest = oldestKept(clock.now());
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        const dropSome = () =>
          database.transaction(tenantId, (transaction) =>
            transaction.change(deleteSomeOlderThan(tenantId, oldest, AT_ONCE)),
          );
        while ((await dropSome()) === AT_ONCE);
      });
    },
  }),
};
