import { forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { readVersion } from './read-version.service.ts';
import { READERS } from './limits.ts';
import { listLeft, SILENT_SECONDS, type VersionKey } from './reading.queries.ts';

export const READING_JOB = 'content-reading-now';
const LEFT_JOB = 'content-reading';

/** Reads what was brought, by turns of organisations and of whoever brought it. */
export const readingJob: Job = {
  name: READING_JOB,
  define: ({ services }) => ({
    name: READING_JOB,
    atOnce: READERS,
    run: (version) => readVersion(services, version as VersionKey),
  }),
};

/** Puts into the line what was left: copies of read contents, and what a server took up and died over. */
export const leftReadingJob: Job = {
  name: LEFT_JOB,
  define: ({ services }) => ({
    name: LEFT_JOB,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: LEFT_JOB, data }, progress, (tenantId) =>
        services.database.transaction(tenantId, async (transaction) => {
          for (const left of await transaction.rows(listLeft(tenantId, services.clock.now()))) {
            const { content_sequence: contentSequence, version_no: versionNo, author_id } = left;
            const version: VersionKey = { tenantId, contentSequence, versionNo };
            await services.jobs.send(transaction, READING_JOB, version, author_id, { onceIn: SILENT_SECONDS });
          }
        }),
      ),
  }),
};
