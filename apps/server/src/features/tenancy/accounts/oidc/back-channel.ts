import type { FastifyInstance } from 'fastify';
import { Gate } from '../../../../kernel/http/gate.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { BACK_CHANNEL, logOutByProvider } from './back-channel.service.ts';

/** What a provider says, server to server and as a form: that a log-in has ended (OpenID Connect Back-Channel Logout 1.0). */
export async function serveBackChannel(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_request: unknown, body: string | Buffer) => new URLSearchParams(String(body)),
    );
    scope.post(BACK_CHANNEL, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      const tenant = await services.tenants.ofHost(request.host);
      const unit = new Gate(services, tenant, { audience: 'guest', token: undefined }).enter({ replay: undefined });
      try {
        await logOutByProvider(unit, token ?? '', request);
        return await reply.code(200).send();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // In the words of the protocol: whoever sends it is a program.
        return reply.code(error.entry.status >= 500 ? 503 : 400).send({ error: 'invalid_request' });
      }
    });
  });
}
