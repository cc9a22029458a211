import { forEachTenantWithWork, forTenant, isOfTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { MAIL_JOB, sendAtTurn, tidyMails } from './mails.service.ts';

/** Sends a tenant's mail at once when there is some; the clock looks after what is to be tried again. */
export const mailJob: Job = {
  name: MAIL_JOB,
  define: ({ services, log }) => ({
    name: MAIL_JOB,
    atOnce: 3,
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isOfTenant(data)) {
        if (!services.mail.postman)
          log.info({ tenant: data.tenantUri }, 'no SMTP_URL: a mail lies in the outbox, /system/admin/mails');
        return forTenant(services, data, (tenant) => sendAtTurn(services, tenant));
      }
      await forEachTenantWithWork(services, { job: MAIL_JOB, data }, progress, async (tenantId, tenant) => {
        await tidyMails(services, tenantId);
        await sendAtTurn(services, tenant);
      });
    },
  }),
};
