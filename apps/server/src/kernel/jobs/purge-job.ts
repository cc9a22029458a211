import type { Query } from '../database/database.ts';
import { forEachTenant } from './each.ts';
import type { Job } from './job.ts';

/** A job of the night that deletes, in each tenant, what has been kept long enough. `cron` is in UTC. */
export const purgeJob = (name: string, cron: string, deleteOld: (tenantId: string, now: Date) => Query): Job => ({
  name,
  define: ({ services: { database, clock, tenants } }) => ({
    name,
    cron,
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        await database.transaction(tenantId, (transaction) => transaction.change(deleteOld(tenantId, clock.now())));
      }),
  }),
});
