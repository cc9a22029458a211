import { forEach, forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { FINDING_JOB, type FindingAsked } from './finding-job.ts';
import { listUnread } from './finding.queries.ts';
import { findForQuestion } from './finding.service.ts';

/** Longer than looking takes, the queue's tries included. */
const LEFT_MS = 10 * 60_000;
/** Longer than looking takes mostly: what still waits does so for a material to be read. */
const WAITED_MS = 2 * 60_000;
const isAsked = (data: object): data is FindingAsked => 'serial' in data;

/** Looks for answers to what was asked. */
export const findingJob: Job = {
  name: FINDING_JOB,
  define: ({ services }) => ({
    name: FINDING_JOB,
    atOnce: 3,
    // The clock looks after what was left: a material was not read yet, a server died over it, or the queue's tries were spent.
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isAsked(data)) return findForQuestion(services, data);
      await forEachTenant(services, progress, async (tenantId) => {
        const { database, clock } = services;
        const ago = (ms: number) => new Date(clock.now().getTime() - ms);
        const since = { left: ago(LEFT_MS), waited: ago(WAITED_MS) };
        const [left] = await database.read(tenantId, listUnread(tenantId, since));
        await forEach(
          left,
          (one) => findForQuestion(services, { tenantId, ...one }),
          ({ club, serial }) => `${club}/${serial}`,
        );
      });
    },
  }),
};
