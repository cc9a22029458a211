import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { answerRoutes } from './features/answers/answers.routes.ts';
import { clubGradingRoutes } from './features/grading/club-grading.routes.ts';
import { gradingRoutes } from './features/grading/grading.routes.ts';
import { reactionRoutes } from './features/answers/room/reactions.routes.ts';
import { clubRoutes } from './features/clubs/clubs.routes.ts';
import { quizClubRoutes } from './features/quiz-clubs/quiz-clubs.routes.ts';
import { growthRoutes } from './features/growth/growth.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { membershipRoutes } from './features/memberships/memberships.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { evaluationRoutes } from './features/evaluation/evaluation.routes.ts';
import { serveLogos } from './features/pages/logo.service.ts';
import { servePages } from './features/pages/pages.service.ts';
import { feedbackTemplateRoutes } from './features/feedback-templates/feedback-templates.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { serveImages } from './features/files/images.service.ts';
import { loungeRoutes } from './features/quizzes/lounge/lounge.routes.ts';
import { quizRoutes } from './features/quizzes/quizzes.routes.ts';
import { replyRoutes } from './features/replies/replies.routes.ts';
import { tenantRoutes } from './features/tenants/tenants.routes.ts';
import { answerFailures, answerMalformedAddress, answerUnreadable } from './kernel/http/failures.ts';
import { prepareFarewell } from './kernel/http/farewell.ts';
import { serveHealth } from './kernel/http/health.ts';
import { acceptBodies, readQuery } from './kernel/http/lenient.ts';
import { mount, type Mounting } from './kernel/http/mount.ts';
import { openApiDocument } from './kernel/http/openapi.ts';
import { addSecurityHeaders } from './kernel/http/security-headers.ts';
import { requestToken } from './kernel/session/request-token.ts';
import type { Services } from './kernel/unit.ts';

/** Every call of the API, feature by feature. */
export const routes = [
  ...tenantRoutes,
  ...accountRoutes,
  ...clubRoutes,
  ...quizClubRoutes,
  ...membershipRoutes,
  ...quizRoutes,
  ...loungeRoutes,
  ...answerRoutes,
  ...reactionRoutes,
  ...gradingRoutes,
  ...clubGradingRoutes,
  ...feedbackTemplateRoutes,
  ...replyRoutes,
  ...growthRoutes,
  ...dashboardRoutes,
  ...evaluationRoutes,
  ...fileRoutes,
  ...liveRoutes,
];

const WEB_DIRECTORY = fileURLToPath(new URL('../../web/dist', import.meta.url));
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
  acceptBodies(app);
  answerFailures(app);
  await app.register(cookie);
  await app.register(multipart);
  addSecurityHeaders(app, config);
  prepareFarewell(app, () => mounting.services.live.end());
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: '1 minute',
      allowList: ({ url }) => url.startsWith('/assets/'),
      keyGenerator: (request) => callerKey(request, mounting.services),
    });
  }
  serveHealth(app, mounting.services);
  for (const route of routes) mount(app, route, mounting);
  const document = openApiDocument(routes.map(({ endpoint }) => endpoint));
  app.get('/api/openapi.json', () => document);
  serveLogos(app, mounting.services);
  serveImages(app, mounting.services);
  await servePages(app, mounting.services, WEB_DIRECTORY);
  return app;
}
