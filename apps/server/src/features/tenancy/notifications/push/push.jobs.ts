import { forEachTenant, forTenant, isOfTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { sealPushKeys } from './keys.service.ts';
import { sendAtTurn, tidyPushes } from './sending.service.ts';
import { PUSH_JOB } from './push-job.ts';

/** Sends a tenant's pushes at once when there are some; the clock looks after what is to be tried again. */
export const pushJob: Job = {
  name: PUSH_JOB,
  define: ({ services }) => ({
    name: PUSH_JOB,
    atOnce: 3,
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isOfTenant(data)) return forTenant(services, data, (tenant) => sendAtTurn(services, tenant));
      await forEachTenant(
        services,
        progress,
        async (tenantId, tenant) => {
          await sealPushKeys(services, tenantId);
          await tidyPushes(services, tenantId);
          if (tenant.suspended_at === null) await sendAtTurn(services, tenant);
        },
        { alsoSuspended: true },
      );
    },
  }),
};
