import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { endSeminars, passOnPlaces, remindOfSeminars } from './places/rounds.service.ts';

const NAME = 'seminars';

/** Passes on offered places that nobody took, reminds of what begins within a day, and ends what was held. */
export const seminarsJob: Job = {
  name: NAME,
  define: ({ services: { clock, database, tenants } }) => ({
    name: NAME,
    cron: '*/5 * * * *',
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        const now = clock.now();
        await endSeminars(database, tenantId, now);
        await passOnPlaces(database, tenantId, now);
        await remindOfSeminars(database, tenantId, now);
      }),
  }),
};
