import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../kernel/unit.ts';

/** A tenant's logo: an own document it can do nothing in, should somebody open it as a page. */
export function serveLogos(app: FastifyInstance, { tenants }: Services): void {
  app.get<{ Params: { tenant: string } }>('/guest/tenants/:tenant/logo.svg', async (request, reply) => {
    const tenant = await tenants.find(request.params.tenant);
    if (!tenant) return reply.callNotFound();
    const tag = `"${createHash('sha256').update(tenant.logo_svg).digest('base64url').slice(0, 20)}"`;
    void reply.header('etag', tag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(tenant.logo_svg);
  });
}
