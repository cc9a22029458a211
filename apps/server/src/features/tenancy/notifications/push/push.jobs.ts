import { forEachTenantWithWork, forTenant, isOfTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { purgeJob } from '../../../../kernel/jobs/purge-job.ts';
import { endDevicesUnseenSince } from './devices.queries.ts';
import { sealPushKeys } from './keys.service.ts';
import { sendAtTurn, tidyPushes } from './sending.service.ts';
import { PUSH_JOB } from './push-job.ts';

/** A browser that nobody opened the site in for so long is nobody's any more. */
const UNSEEN_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

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
      await forEachTenantWithWork(
        services,
        { job: PUSH_JOB, data },
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

/** Ends devices that nobody uses. */
export const devicesPurgeJob = purgeJob('push-devices-purge', '36 18 * * *', (tenantId, now) =>
  endDevicesUnseenSince(tenantId, new Date(now.getTime() - UNSEEN_DAYS * DAY_MS)),
);
