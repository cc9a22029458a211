import { forEach, forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { WRITING_JOB } from './writing-job.ts';
import { workOn } from './writing.service.ts';
import { dropOld, listLeft } from './writings.queries.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Goes on with what a server that died had begun, or nobody had come to; forgets what nobody took over for a month. */
export const writingJob: Job = {
  name: WRITING_JOB,
  define: ({ services }) => ({
    name: WRITING_JOB,
    cron: '* * * * *',
    atStart: true,
    run: (_data, progress) =>
      forEachTenant(services, progress, async (tenantId) => {
        const now = services.clock.now();
        const left = await services.database.transaction(tenantId, async (transaction) => {
          transaction.soon(dropOld(tenantId, new Date(now.getTime() - KEPT_MS)));
          return transaction.rows(listLeft(tenantId, now));
        });
        await forEach(
          left,
          ({ writing_sequence }) => workOn(services, tenantId, writing_sequence),
          ({ writing_sequence }) => String(writing_sequence),
        );
      }),
  }),
};
