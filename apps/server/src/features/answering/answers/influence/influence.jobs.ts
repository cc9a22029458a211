import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { purgeJob } from '../../../../kernel/jobs/purge-job.ts';
import { compareDue } from './comparing.service.ts';
import { forgetShownBefore } from './showings.queries.ts';

const NAME = 'answer-influence';
/** What was shown is kept as long as notifications are. */
const SHOWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Finds, a minute at most after a final answer, whose thoughts it took over. */
export const influenceJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) => compareDue(services, tenantId)),
  }),
};

/** Forgets what was shown long ago. */
export const showingsPurgeJob = purgeJob('answer-showings-purge', '21 18 * * *', (tenantId, now) =>
  forgetShownBefore(tenantId, new Date(now.getTime() - SHOWN_DAYS * DAY_MS)),
);
