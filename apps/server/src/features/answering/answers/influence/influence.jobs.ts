import { forEachTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { compareDue, forgetShown } from './comparing.service.ts';

const NAME = 'answer-influence';

/** Finds, a minute at most after a final answer, whose thoughts it took over; forgets what was shown long ago. */
export const influenceJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (_data, progress) =>
      forEachTenant(services, progress, async (tenantId) => {
        await compareDue(services, tenantId);
        await forgetShown(services, tenantId);
      }),
  }),
};
