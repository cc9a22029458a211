import { forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { groupDueAnswers } from './similarity.service.ts';

const NAME = 'answer-similarity';

/** Puts similar answers together, a minute at most after they were submitted. */
export const similarityJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (_data, progress) => forEachTenant(services, progress, (tenantId) => groupDueAnswers(services, tenantId)),
  }),
};
