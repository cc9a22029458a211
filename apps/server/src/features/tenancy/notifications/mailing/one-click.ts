import type { FastifyInstance } from 'fastify';
import { Gate } from '../../../../kernel/http/gate.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { unsubscribeMails } from './unsubscribing.service.ts';

/**
 * What programs for mail call at one click (RFC 8058): a POST to the page's own address, without cookies, as a form. The
 * page itself, which people open, is the web's and changes nothing.
 */
export async function serveOneClick(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, async () => undefined);
    scope.post<{ Querystring: { token?: unknown } }>('/account/unsubscribe', async (request, reply) => {
      const tenant = await services.tenants.ofHost(request.host);
      const caller = { audience: 'guest' as const, token: undefined };
      const unit = new Gate(services, tenant, caller).enter({ replay: undefined });
      await unsubscribeMails(unit, String(request.query.token));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
