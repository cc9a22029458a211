import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { notifyMaterialsRead } from './materials-read.service.ts';

const NAME = 'lecture-ready';

/** Looks every minute for lectures that have been read. */
export const materialsReadJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) =>
        notifyMaterialsRead(services, tenantId),
      ),
  }),
};
