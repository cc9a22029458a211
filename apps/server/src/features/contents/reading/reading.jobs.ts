import { forEach, forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { readVersion } from './read-version.service.ts';
import { listLeft, type VersionKey } from './reading.queries.ts';

export const READING_JOB = 'content-reading-now';
const LEFT_JOB = 'content-reading';

/** Reads what somebody has just brought and waits for. */
export const readingJob: Job = {
  name: READING_JOB,
  define: ({ services }) => ({ name: READING_JOB, run: (version) => readVersion(services, version as VersionKey) }),
};

/**
 * Looks after what was left: copies of read contents, and what a server took up and died over. A queue of its own, because
 * there may be hours of it, and nobody who brings a file is to wait for them.
 */
export const leftReadingJob: Job = {
  name: LEFT_JOB,
  define: ({ services }) => ({
    name: LEFT_JOB,
    cron: '* * * * *',
    atStart: true,
    run: (_data, progress) =>
      forEachTenant(services, progress, async (tenantId) => {
        const [left] = await services.database.read(tenantId, listLeft(tenantId, services.clock.now()));
        await forEach(
          left,
          ({ content_sequence, version_no }) =>
            readVersion(services, { tenantId, contentSequence: content_sequence, versionNo: version_no }),
          ({ content_sequence }) => String(content_sequence),
        );
      }),
  }),
};
