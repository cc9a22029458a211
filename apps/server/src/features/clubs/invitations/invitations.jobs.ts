import { forEachTenant, forTenant, isOfTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { purgeJob } from '../../../kernel/jobs/purge-job.ts';
import { deleteEndedBefore } from './invitations.queries.ts';
import { INVITATION_MAIL_JOB } from './inviting.service.ts';
import { writeInvitations } from './mailing/mailing.service.ts';

const KEPT_MS = 180 * 24 * 60 * 60_000;

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
        : forEachTenant(services, progress, (_, tenant) => writeInvitations(services, tenant, async () => {})),
  }),
};

export const invitationPurgeJob = purgeJob('invitation-purge', '41 18 * * *', (tenantId, now) =>
  deleteEndedBefore(tenantId, new Date(now.getTime() - KEPT_MS)),
);
