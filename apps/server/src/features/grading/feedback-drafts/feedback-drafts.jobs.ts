import { forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { purgeJob } from '../../../kernel/jobs/purge-job.ts';
import { dropOldDrafts, listLeftDrafts } from './feedback-drafts.queries.ts';
import { type DraftAsked, FEEDBACK_JOB, makeDraft } from './making.service.ts';

/** Longer than a provider takes: what is not made by then the queue has given up. */
const LEFT_MS = 15 * 60_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

const isAsked = (data: object): data is DraftAsked => 'askedAt' in data;

/** Once in so many seconds what was left is put into the line. */
const ONCE_IN = 10 * 60;

/**
 * Drafts the feedback that was asked for, by turns. The clock puts into the line what was left: a server died over it,
 * or the queue's tries were spent.
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
      await forEachTenantWithWork(services, { job: FEEDBACK_JOB, data }, progress, async (tenantId) => {
        const { database, clock } = services;
        const before = (ms: number) => new Date(clock.now().getTime() - ms);
        await database.transaction(tenantId, async (transaction) => {
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

/** Forgets what was drafted a month ago. */
export const draftsPurgeJob = purgeJob('feedback-drafts-purge', '34 18 * * *', (tenantId, now) =>
  dropOldDrafts(tenantId, new Date(now.getTime() - KEPT_MS)),
);
