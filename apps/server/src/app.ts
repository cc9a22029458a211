import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { answerExpectation, answerFailures, answerMalformedAddress, answerUnreadable } from './kernel/http/failures.ts';
import { prepareDrain } from './kernel/http/drain.ts';
import { serveHealth } from './kernel/http/health.ts';
import { acceptBodies, readQuery } from './kernel/http/lenient.ts';
import { mount, type Mounting } from './kernel/http/mount.ts';
import { serveApiDocument } from './kernel/http/openapi/serve.ts';
import { addSecurityHeaders } from './kernel/http/security-headers.ts';
import { requestToken } from './kernel/session/request-token.ts';
import type { Services } from './kernel/unit.ts';
import { areas, routes, taggedEndpoints } from './routes.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/** Whom the general limit counts: a member, or else an address; a token that does not verify is nobody's. */
async function callerKey(request: FastifyRequest, { tenants, tokens, clock }: Services): Promise<string> {
  const token = requestToken(request);
  if (!token) return request.ip;
  try {
    const { tenantId } = await tenants.ofHost(request.host);
    return (await tokens.verify(token, tenantId, clock.now()))?.memberId ?? request.ip;
  } catch {
    return request.ip;
  }
}

/** The HTTP server over given services; it listens nowhere yet. */
export async function createApp(config: Config, mounting: Mounting): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    // One proxy stands in front: what comes before its own entry in a header was written by whoever calls.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 10 * 60_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200, querystringParser: readQuery },
    forceCloseConnections: 'idle',
    // What still comes while the server closes is answered like everything before it.
    return503OnClosing: false,
    frameworkErrors: answerMalformedAddress,
    clientErrorHandler: answerUnreadable,
  });
  app.server.on('checkExpectation', answerExpectation);
  acceptBodies(app);
  answerFailures(app);
  await app.register(cookie);
  await app.register(multipart);
  addSecurityHeaders(app, config);
  prepareDrain(app, () => mounting.services.live.end());
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: '1 minute',
      allowList: ({ url }) => url.startsWith('/assets/'),
      keyGenerator: (request) => callerKey(request, mounting.services),
    });
  }
  serveHealth(app, mounting.services, config.dataDirectory);
  for (const route of routes) mount(app, route, mounting);
  serveApiDocument(app, taggedEndpoints, areas);
  for (const feature of features) await feature.serve?.(app, mounting.services);
  return app;
}
