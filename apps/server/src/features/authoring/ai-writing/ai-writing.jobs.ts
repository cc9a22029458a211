import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
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
 * Writes what was asked for, by turns. The clock enqueues what a dead server had begun, or nobody had started. It
 * deletes what nobody took over for a month.
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
      await forEachTenant(services, progress, (tenantId) =>
        services.database.transaction(tenantId, async (transaction) => {
          const now = services.clock.now();
          transaction.soon(dropOld(tenantId, new Date(now.getTime() - KEPT_MS)));
          for (const { writing_sequence, member_id } of await transaction.rows(listLeft(tenantId, now))) {
            const asked: WritingAsked = { tenantId, writing: writing_sequence };
            await services.jobs.send(transaction, WRITING_JOB, asked, member_id, { onceIn: ONCE_IN });
          }
        }),
      );
    },
  }),
};
