import { build } from '../database/build.ts';
import { forEachTenant } from './each.ts';
import type { Job } from './job.ts';

const NAME = 'cleaning';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops what has served its time: idempotency keys after 24 hours, revoked tokens that expired, old attempts. */
export const cleaningJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '17 * * * *',
    run: async (_data, progress) => {
      const now = clock.now();
      const dayAgo = new Date(now.getTime() - DAY_MS);
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        await database.transaction(tenantId, (transaction) =>
          transaction.all(
            build.deleteFrom('idempotency_keys').where('tenant_id', '=', tenantId).where('created_at', '<', dayAgo),
            build.deleteFrom('revoked_tokens').where('tenant_id', '=', tenantId).where('expires_at', '<', now),
            build.deleteFrom('attempts').where('tenant_id', '=', tenantId).where('window_start', '<', dayAgo),
          ),
        );
      });
    },
  }),
};
