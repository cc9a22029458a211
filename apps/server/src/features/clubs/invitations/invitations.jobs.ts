import { forEachTenantWithWork, forTenant, isOfTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { INVITATION_MAIL_JOB } from './inviting.service.ts';
import { writeInvitations } from './mailing/mailing.service.ts';

/** Writes the mails of new invitations; the clock looks after what a killed server left. */
export const invitationMailJob: Job = {
  name: INVITATION_MAIL_JOB,
  define: ({ services }) => ({
    name: INVITATION_MAIL_JOB,
    atOnce: 2,
    cron: '*/5 * * * *',
    atStart: true,
    run: (data: object, progress) =>
      isOfTenant(data)
        ? forTenant(services, data, (tenant) => writeInvitations(services, tenant, progress))
        : forEachTenantWithWork(services, { job: INVITATION_MAIL_JOB, data }, progress, (_, tenant) =>
            writeInvitations(services, tenant, async () => {}),
          ),
  }),
};
