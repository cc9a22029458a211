import { forEach, forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { deleteUnusedImages } from './club-images.queries.ts';

const NAME = 'club-images';
const DAY_MS = 24 * 60 * 60_000;

/** Removes pictures that no club took within a day, or that a club has replaced. */
export const clubImagesJob: Job = {
  name: NAME,
  define: ({ services: { clock, database, files, tenants } }) => ({
    name: NAME,
    cron: '43 18 * * *',
    run: async (_data, progress) => {
      const dayAgo = new Date(clock.now().getTime() - DAY_MS);
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        const [unused] = await database.read(tenantId, deleteUnusedImages(tenantId, dayAgo));
        await forEach(
          unused.map(({ file_key }) => `${tenantId}/${file_key}`),
          (key) => files.delete(key),
        );
      });
    },
  }),
};
