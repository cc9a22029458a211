import type { Query } from '../../../kernel/database/database.ts';
import { forEach, forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Removes files that nothing took within a day of their upload, or that were replaced. `deleteUnused` forgets those from
 * before a moment and answers them; their bytes go after it. `cron` is in UTC.
 */
export const unusedFilesJob = (
  name: string,
  cron: string,
  deleteUnused: (tenantId: string, before: Date) => Query<{ readonly file_key: string }>,
): Job => ({
  name,
  define: ({ services: { clock, database, files, tenants } }) => ({
    name,
    cron,
    run: async (_data, progress) => {
      const dayAgo = new Date(clock.now().getTime() - DAY_MS);
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        const [unused] = await database.read(tenantId, deleteUnused(tenantId, dayAgo));
        await forEach(
          unused.map(({ file_key }) => `${tenantId}/${file_key}`),
          (key) => files.delete(key),
        );
      });
    },
  }),
});
