import { forEach, forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { readVersion } from './read-version.service.ts';
import { listLeft, type VersionKey } from './reading.queries.ts';

export const READING_JOB = 'content-reading';

const isVersion = (data: object): data is VersionKey => 'versionNo' in data;

export const readingJob: Job = {
  name: READING_JOB,
  define: ({ services }) => ({
    name: READING_JOB,
    // The clock looks after what was left: copies of read contents, and what a server took up and died over.
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (isVersion(data)) return readVersion(services, data);
      await forEachTenant(services, progress, async (tenantId) => {
        const [left] = await services.database.read(tenantId, listLeft(tenantId, services.clock.now()));
        await forEach(
          left,
          ({ content_sequence, version_no }) =>
            readVersion(services, { tenantId, contentSequence: content_sequence, versionNo: version_no }),
          ({ content_sequence }) => String(content_sequence),
        );
      });
    },
  }),
};
