import { forEachTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { dropTyped } from '../../contents/contents.public.ts';
import { oldestDeleted } from './authoring.policy.ts';
import { dropDeleted } from './moving.queries.ts';

const NAME = 'deleted-quizzes-purge';

/** Drops deleted quizzes after their 30 days, and contents typed with what is gone, in the quietest hour of the night in Seoul. */
export const deletedQuizzesJob: Job = {
  name: NAME,
  define: ({ services: { database, clock, tenants } }) => ({
    name: NAME,
    cron: '31 18 * * *',
    run: async (_data, progress) => {
      const oldest = oldestDeleted(clock.now());
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        await database.transaction(tenantId, (transaction) =>
          transaction.all(dropDeleted(tenantId, oldest), dropTyped(tenantId)),
        );
      });
    },
  }),
};
