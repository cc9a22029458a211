import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { unlockDue } from './member-access.queries.ts';

const NAME = 'lock-ends';

/** Opens accounts whose lock has ended by itself. */
export const lockEndJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, async (tenantId) => {
        await services.database.transaction(tenantId, (transaction) =>
          transaction.change(unlockDue(tenantId, services.clock.now())),
        );
      }),
  }),
};
