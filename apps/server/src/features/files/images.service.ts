import type { FastifyInstance } from 'fastify';
import { FileMissing } from '../../kernel/files/store.ts';
import type { Services } from '../../kernel/unit.ts';
import { findImage } from './images.queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pictures of clubs and people, inline: their key names these very bytes for ever. Other files are downloads only. */
export function serveImages(app: FastifyInstance, { database, files, tenants }: Services): void {
  app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const { file } = request.params;
    if (!UUID.test(file)) return reply.callNotFound();
    const { tenantId } = await tenants.ofHost(request.host);
    const [[image]] = await database.read(tenantId, findImage(tenantId, file));
    if (!image) return reply.callNotFound();
    try {
      const stream = await files.get(`${tenantId}/${file}`);
      return await reply
        .header('content-type', image.content_type)
        .header('content-length', image.byte_size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(stream);
    } catch (error) {
      if (error instanceof FileMissing) return reply.callNotFound();
      throw error;
    }
  });
}
