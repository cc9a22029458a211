import { forEachTenantWithWork, forTenant, isOfTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { NOTICE_JOB } from './sending.service.ts';
import { sendNotices } from './sending/sending-notices.service.ts';

/** Tells the readers of notices; the clock begins scheduled ones, ends quiet hours, and looks after what a killed server left. */
export const noticeJob: Job = {
  name: NOTICE_JOB,
  define: ({ services }) => ({
    name: NOTICE_JOB,
    atOnce: 2,
    cron: '* * * * *',
    atStart: true,
    run: (data: object, progress) =>
      isOfTenant(data)
        ? forTenant(services, data, (tenant) => sendNotices(services, tenant, progress))
        : forEachTenantWithWork(services, { job: NOTICE_JOB, data }, progress, (_, tenant) =>
            sendNotices(services, tenant, async () => {}),
          ),
  }),
};
