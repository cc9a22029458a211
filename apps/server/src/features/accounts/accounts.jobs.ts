import { forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { deleteOldResets } from './passwords/passwords.queries.ts';
import { deleteOldRegistrations } from './registration/registration.queries.ts';
import { deleteOldSessions } from './sessions/sessions.queries.ts';

const NAME = 'account-cleaning';

/** Forgets what was asked for and never confirmed, and sessions that have ended by themselves. */
export const accountCleaningJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '27 * * * *',
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        const now = clock.now();
        await database.transaction(tenantId, (transaction) =>
          transaction.all(
            deleteOldRegistrations(tenantId, now),
            deleteOldResets(tenantId, now),
            deleteOldSessions(tenantId, now),
          ),
        );
      }),
  }),
};
