import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { endSeminars, passOnPlaces, remindOfSeminars } from './places/rounds.service.ts';

const NAME = 'seminars';

/** Passes on offered places that nobody took, reminds of what begins within a day, and ends what was held. */
export const seminarsJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '*/5 * * * *',
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, async (tenantId) => {
        const { clock, database } = services;
        const now = clock.now();
        await endSeminars(database, tenantId, now);
        await passOnPlaces(database, tenantId, now);
        await remindOfSeminars(database, tenantId, now);
      }),
  }),
};
