import type { Job } from '../../../kernel/jobs/job.ts';
import { applyDueTransitions } from './club-clock.service.ts';
import { tellWhatIsDue } from './club-reminders.service.ts';

const NAME = 'club-clock';

/** Takes clubs along when their dates come, and tells their members of it: every minute, and when a server starts. */
export const clubClockJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: async () => {
      for (const { tenantId } of await services.tenants.list()) {
        const now = services.clock.now();
        await applyDueTransitions(services, tenantId, now);
        await tellWhatIsDue(services, tenantId, now);
      }
    },
  }),
};
