import { forEachTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { tendUnused } from './dormancy.service.ts';

const NAME = 'dormant-accounts';

/** Tells owners of unused accounts, and puts those to sleep that stay unused. */
export const dormancyJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '53 * * * *',
    run: (_data, progress) =>
      services.dormantAfterDays === 0
        ? Promise.resolve()
        : forEachTenant(services, progress, async (_tenantId, tenant) => {
            await tendUnused(services, tenant, services.dormantAfterDays);
          }),
  }),
};
