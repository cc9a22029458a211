import type { Job } from '../../../kernel/jobs/job.ts';
import { groupDueAnswers } from './likeness.service.ts';

const NAME = 'answer-likeness';

/** Puts similar answers together, a minute at most after they were submitted. */
export const likenessJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: async () => {
      for (const { tenantId } of await services.tenants.list()) await groupDueAnswers(services, tenantId);
    },
  }),
};
