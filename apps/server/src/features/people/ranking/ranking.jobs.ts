import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { rankPoints } from './ranking.service.ts';

const NAME = 'monthly-ranking';

/** Adds up what was earned and makes the rankings of those months anew, every minute. */
export const rankingJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) =>
        rankPoints(services.database, tenantId),
      ),
  }),
};
