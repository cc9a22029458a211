import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { sendAtOnce } from './at-once.service.ts';
import { writePushes } from '../push/writing.service.ts';
import { sendDigests } from './digests.service.ts';

const jobOf = (name: string, cron: string, send: (services: Services, tenant: Tenant) => Promise<void>): Job => ({
  name,
  define: ({ services }) => ({
    name,
    cron,
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: name, data }, progress, (_tenantId, tenant) => send(services, tenant)),
  }),
});

export const sendingJobs: readonly Job[] = [
  jobOf('notifications-sending', '* * * * *', async (services, tenant) => {
    await writePushes(services, tenant);
    await sendAtOnce(services, tenant);
  }),
  jobOf('notification-digests', '*/10 * * * *', sendDigests),
];
