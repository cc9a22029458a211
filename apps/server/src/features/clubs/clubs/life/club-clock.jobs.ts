import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { strike } from './club-clock.service.ts';

const NAME = 'club-clock';

/** Takes clubs along when their dates come, and tells their members of it: every minute, and when a server starts. */
export const clubClockJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) =>
        strike(services, tenantId, services.clock.now()),
      ),
  }),
};
