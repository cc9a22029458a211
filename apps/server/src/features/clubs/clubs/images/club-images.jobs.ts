import { buffer } from 'node:stream/consumers';
import { measurePicture } from '../../../../kernel/files/picture-shape.ts';
import { forEach, forEachTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { unusedFilesJob } from '../../../tenancy/files/files.public.ts';
import { deleteUnusedImages, listUnmeasured, setShape } from './club-images.queries.ts';

const SHAPES = 'club-image-shapes';

/** Removes pictures that no club took within a day, or that a club has replaced. */
export const clubImagesJob = unusedFilesJob('club-images', '43 18 * * *', deleteUnusedImages);

/** Measures pictures that were kept before their shape was. */
export const clubImageShapesJob: Job = {
  name: SHAPES,
  define: ({ services: { database, files, tenants } }) => ({
    name: SHAPES,
    cron: '13 * * * *',
    run: async (_data, progress) => {
      await forEachTenant({ tenants }, progress, async (tenantId) => {
        const [unmeasured] = await database.read(tenantId, listUnmeasured(tenantId));
        await forEach(
          unmeasured.map(({ file_key }) => file_key),
          async (key) => {
            const shape = await measurePicture(await buffer(await files.get(`${tenantId}/${key}`)));
            await database.read(tenantId, setShape(tenantId, key, shape));
          },
        );
      });
    },
  }),
};
