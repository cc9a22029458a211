import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { FINDING_JOB, type FindingAsked } from './finding-job.ts';
import { listUnread } from './finding.queries.ts';
import { findForQuestion } from './finding.service.ts';

/** Longer than looking takes, the queue's tries included. */
const LEFT_MS = 10 * 60_000;
/** Longer than looking takes mostly: what still waits does so for a material to be read. */
const WAITED_MS = 2 * 60_000;
const isAsked = (data: object): data is FindingAsked => 'serial' in data;

/** Once in so many seconds what was left is put into the line. */
const ONCE_IN = 60;

/**
 * Looks for answers to what was asked, by turns. The clock puts into the line what was left. A material was not read
 * yet, a server died over it, or the queue's tries were spent.
 */
export const findingJob: Job = {
  name: FINDING_JOB,
  define: ({ services }) => ({
    name: FINDING_JOB,
    atOnce: 3,
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isAsked(data)) return findForQuestion(services, data);
      await forEachTenantWithWork(services, { job: FINDING_JOB, data }, progress, (tenantId) =>
        services.database.transaction(tenantId, async (transaction) => {
          const ago = (ms: number) => new Date(services.clock.now().getTime() - ms);
          const since = { left: ago(LEFT_MS), waited: ago(WAITED_MS) };
          for (const { member_id, club, serial } of await transaction.rows(listUnread(tenantId, since))) {
            const asked: FindingAsked = { tenantId, club, serial };
            await services.jobs.send(transaction, FINDING_JOB, asked, member_id, { onceIn: ONCE_IN });
          }
        }),
      );
    },
  }),
};
