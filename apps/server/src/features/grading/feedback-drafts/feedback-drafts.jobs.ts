import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { dropOldDrafts, listLeftDrafts } from './feedback-drafts.queries.ts';
import { type DraftAsked, FEEDBACK_JOB, makeDraft } from './making.service.ts';

/** Longer than a provider takes: what is not made by then the queue has given up. */
const LEFT_MS = 15 * 60_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

const isAsked = (data: object): data is DraftAsked => 'askedAt' in data;

/** Once in so many seconds what was left is put into the line. */
const ONCE_IN = 10 * 60;

/**
 * Drafts the feedback that was asked for, by turns; forgets what was drafted a month ago. The clock puts into the line what was
 * left: a server died over it, or the queue's tries were spent.
 */
export const feedbackDraftJob: Job = {
  name: FEEDBACK_JOB,
  define: ({ services }) => ({
    name: FEEDBACK_JOB,
    atOnce: 4,
    cron: '*/10 * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isAsked(data)) {
        await makeDraft(services, data);
        return;
      }
      await forEachTenant(services, progress, async (tenantId) => {
        const { database, clock } = services;
        const before = (ms: number) => new Date(clock.now().getTime() - ms);
        await database.transaction(tenantId, async (transaction) => {
          transaction.soon(dropOldDrafts(tenantId, before(KEPT_MS)));
          for (const left of await transaction.rows(listLeftDrafts(tenantId, before(LEFT_MS)))) {
            const { answer_sequence: answerSequence, member_id: memberId, club, turn, asked_at } = left;
            const asked = { tenantId, answerSequence, memberId, club, turn, askedAt: asked_at.toISOString() };
            await services.jobs.send(transaction, FEEDBACK_JOB, asked, memberId, { onceIn: ONCE_IN });
          }
        });
      });
    },
  }),
};
