import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { listLeftBriefs } from './briefs.queries.ts';
import { type BriefAsked, makeBrief } from './making.service.ts';

export const BRIEF_JOB = 'quiz-brief';
/** Longer than a provider takes: what is not made by then the queue has given up. */
const LEFT_MS = 15 * 60_000;

const isAsked = (data: object): data is BriefAsked => 'askedAt' in data;

/** Once in so many seconds what was left is put into the line. */
const ONCE_IN = 10 * 60;

/**
 * Makes briefs that were asked for, by turns. The clock puts into the line what was left: a server died over it, or the queue's
 * tries were spent.
 */
export const briefJob: Job = {
  name: BRIEF_JOB,
  define: ({ services }) => ({
    name: BRIEF_JOB,
    atOnce: 4,
    cron: '*/10 * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isAsked(data)) return makeBrief(services, data);
      await forEachTenantWithWork(services, { job: BRIEF_JOB, data }, progress, (tenantId) =>
        services.database.transaction(tenantId, async (transaction) => {
          const before = new Date(services.clock.now().getTime() - LEFT_MS);
          for (const { club, quiz, asked_at } of await transaction.rows(listLeftBriefs(tenantId, before))) {
            const asked: BriefAsked = { tenantId, club, quiz, askedAt: asked_at!.toISOString() };
            await services.jobs.send(transaction, BRIEF_JOB, asked, null, { onceIn: ONCE_IN });
          }
        }),
      );
    },
  }),
};
