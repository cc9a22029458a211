import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { purgeJob } from '../../../kernel/jobs/purge-job.ts';
import { WRITING_JOB } from './writing-job.ts';
import { workOn } from './writing.service.ts';
import { dropOld, listLeft } from './writings.queries.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;
/** A job that was sent works on its writing well before. */
const ONCE_IN = 60;

interface WritingAsked {
  readonly tenantId: string;
  readonly writing: number;
}
const isAsked = (data: object): data is WritingAsked => 'writing' in data;

/**
 * Writes what was asked for, by turns. The clock enqueues what a dead server had begun, or nobody had started.
 */
export const writingJob: Job = {
  name: WRITING_JOB,
  define: ({ services }) => ({
    name: WRITING_JOB,
    atOnce: 4,
    cron: '* * * * *',
    atStart: true,
    run: async (data, progress) => {
      if (isAsked(data)) return workOn(services, data.tenantId, data.writing);
      await forEachTenantWithWork(services, { job: WRITING_JOB, data }, progress, (tenantId) =>
        services.database.transaction(tenantId, async (transaction) => {
          for (const { writing_sequence, member_id } of await transaction.rows(
            listLeft(tenantId, services.clock.now()),
          )) {
            const asked: WritingAsked = { tenantId, writing: writing_sequence };
            await services.jobs.send(transaction, WRITING_JOB, asked, member_id, { onceIn: ONCE_IN });
          }
        }),
      );
    },
  }),
};

/** Deletes what nobody took over for a month. */
export const writingsPurgeJob = purgeJob('ai-writings-purge', '32 18 * * *', (tenantId, now) =>
  dropOld(tenantId, new Date(now.getTime() - KEPT_MS)),
);
