import { isImageWidth } from '@dure/contract/tenancy/files/image-widths';
import type { FastifyInstance } from 'fastify';
import { Shrinker } from '../../../kernel/files/shrink.ts';
import { FileMissing } from '../../../kernel/files/store.ts';
import type { Services } from '../../../kernel/unit.ts';
import { findImage } from './images.queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pictures of clubs and people, inline: their key names these very bytes for ever. Other files are downloads only. */
export function serveImages(app: FastifyInstance, { database, files, tenants }: Services): void {
  const shrinker = new Shrinker(files);
  app.get<{ Params: { file: string }; Querystring: { w?: string } }>('/images/:file', async (request, reply) => {
    const { file } = request.params;
    if (!UUID.test(file)) return reply.callNotFound();
    const { tenantId } = await tenants.ofHost(request.host);
    const [[image]] = await database.read(tenantId, findImage(tenantId, file));
    if (!image) return reply.callNotFound();
    const key = `${tenantId}/${file}`;
    const width = Number(request.query.w);
    try {
      const [body, type, size] = isImageWidth(width)
        ? await shrinker.get(key, width).then((copy) => [copy, 'image/webp', copy.length] as const)
        : ([await files.get(key), image.content_type, image.byte_size] as const);
      return await reply
        .header('content-type', type)
        .header('content-length', size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(body);
    } catch (error) {
      if (error instanceof FileMissing) return reply.callNotFound();
      throw error;
    }
  });
}
