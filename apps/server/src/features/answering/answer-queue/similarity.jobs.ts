import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { placeDue } from './queue-place.service.ts';
import { groupDueAnswers } from './similarity.service.ts';

const NAME = 'answer-similarity';

/** Puts similar answers together, a minute at most after they were submitted, and places what rests on them. */
export const similarityJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, async (tenantId) => {
        try {
          await groupDueAnswers(services, tenantId);
        } finally {
          await placeDue(services, tenantId);
        }
      }),
  }),
};
