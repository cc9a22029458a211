import { forEach, forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { listLeftBriefs } from './briefs.queries.ts';
import { type BriefAsked, makeBrief } from './making.service.ts';

export const BRIEF_JOB = 'quiz-brief';
/** Longer than a provider takes: what is not made by then the queue has given up. */
const LEFT_MS = 15 * 60_000;

const isAsked = (data: object): data is BriefAsked => 'askedAt' in data;

/** Makes briefs that were asked for. */
export const briefJob: Job = {
  name: BRIEF_JOB,
  define: ({ services }) => ({
    name: BRIEF_JOB,
    atOnce: 4,
    // The clock looks after what was left: a server died over it, or the queue's tries were spent.
    cron: '*/10 * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isAsked(data)) return makeBrief(services, data);
      await forEachTenant(services, progress, async (tenantId) => {
        const { database, clock } = services;
        const before = new Date(clock.now().getTime() - LEFT_MS);
        const [left] = await database.read(tenantId, listLeftBriefs(tenantId, before));
        await forEach(
          left,
          ({ club, quiz, asked_at }) => makeBrief(services, { tenantId, club, quiz, askedAt: asked_at!.toISOString() }),
          ({ quiz }) => String(quiz),
        );
      });
    },
  }),
};
