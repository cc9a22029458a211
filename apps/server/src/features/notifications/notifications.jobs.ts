import { NOTIFICATION_DAYS } from '@dure/contract/notifications/notification-kinds';
import { forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { deleteOlderThan } from './notifications.queries.ts';

const NAME = 'notifications-purge';
const DAY_MS = 24 * 60 * 60_000;

/** Drops notifications after their 30 days, in the quietest hour of the night in Seoul. */
export const notificationsPurgeJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '23 18 * * *',
    run: async (_data, progress) => {
      const oldest = new Date(clock.now().getTime() - NOTIFICATION_DAYS * DAY_MS);
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        await database.transaction(tenantId, (transaction) => transaction.change(deleteOlderThan(tenantId, oldest)));
      });
    },
  }),
};
