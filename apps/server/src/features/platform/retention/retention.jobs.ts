import { inBatches } from '../../../kernel/jobs/batches.ts';
import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { deleteEndedBefore } from '../../clubs/invitations/invitations.public.ts';
import { deleteNoticesBefore } from '../../clubs/notices/notices.public.ts';
import { deleteSomeMessagesBefore } from '../../lectures/lecture-assistant/lecture-assistant.public.ts';
import { deleteMailsBefore } from '../../tenancy/mails/mails.public.ts';
import type { Query } from '../../../kernel/database/database.ts';
import { findRetention } from './retention.queries.ts';
import { before } from './retention.service.ts';
import { retentionView } from './retention.view.ts';

const NAME = 'retention';
/** Conversations of one transaction: some tens of milliseconds, after which its locks are gone. */
const AT_ONCE = 5000;

/** Deletes, in each organisation, what is older than it wants to keep. */
export const retentionJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '37 18 * * *',
    run: async (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        const now = clock.now();
        const [[row]] = await database.read(tenantId, findRetention(tenantId));
        const { mailDays, invitationDays, noticeDays, conversationDays } = retentionView(row);
        const change = (query: Query) => database.transaction(tenantId, (transaction) => transaction.change(query));
        await change(deleteMailsBefore(tenantId, before(now, mailDays)));
        await change(deleteEndedBefore(tenantId, before(now, invitationDays)));
        await change(deleteNoticesBefore(tenantId, before(now, noticeDays)));
        if (conversationDays === null) return;
        const oldest = before(now, conversationDays);
        await inBatches(AT_ONCE, (most) => change(deleteSomeMessagesBefore(tenantId, oldest, most)));
      }),
  }),
};
