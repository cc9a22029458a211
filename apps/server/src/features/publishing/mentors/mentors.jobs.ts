import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { closeLeftWishes } from './wishes/left.service.ts';

const NAME = 'mentor-wishes';

/** Answers wishes whose mentor is gone, however that came: nobody waits for an answer that cannot come. */
export const mentorWishesJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '*/10 * * * *',
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) =>
        closeLeftWishes(services.database, tenantId, services.clock.now()),
      ),
  }),
};
