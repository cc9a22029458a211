import type { Job } from '../../kernel/jobs/job.ts';
import { applyDueTransitions } from './club-clock.service.ts';

const NAME = 'club-clock';

/** Opens, closes, starts and finishes clubs when their dates come: every minute, and when a server starts. */
export const clubClockJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: async () => {
      for (const { tenantId } of await services.tenants.list()) {
        await applyDueTransitions(services, tenantId, services.clock.now());
      }
    },
  }),
};
