import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BUILT_IN_CHATBOT } from '@dure/contract/assistance/chatbot/chatbot-frame';
import { VIDEO_FRAMES } from '@dure/contract/publishing/posts/video-address';
import { screensOf } from '@dure/contract/platform/pages/pages';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from '../../../kernel/http/failure-page.ts';
import { Gate } from '../../../kernel/http/gate.ts';
import { framedPolicy, framing } from '../../../kernel/http/security-headers.ts';
import { setTokenCookie } from '../../../kernel/session/cookies.ts';
import { READER_HEADER, readerOf } from '../../../kernel/session/reader.ts';
import { identify, TOKEN_COOKIE } from '../../../kernel/session/request-token.ts';
import { isInstructor } from '../../../kernel/session/session.ts';
import type { Services, Unit } from '../../../kernel/unit.ts';
import { getMe } from '../../tenancy/accounts/accounts.public.ts';
import { brandOf } from '../../tenancy/tenants/tenants.public.ts';
import { callsAt, firstAnswersFor } from './first-answers.ts';
import { linkPreview } from './link-preview.ts';
import type { PageBoot } from './page-boot.ts';
import { pageDocument, programDocument } from './page-document.ts';
import { CHATBOT_TITLE, OPERATOR_TITLE, SETUP_TITLE } from './pages.text.ts';
import { isSecretPage, SECRET_HEADERS, SECRET_META } from './secret-pages.ts';
import { webBuildIn } from './web-build.ts';

const brotli = promisify(brotliCompress);
const NOT_BUILT = 'The web is not built yet: run "npm run build" and start the server again.\n';
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3600;

/** The address that was asked for; none where it begins with two slashes, which would name a host. */
const addressOf = ({ url }: FastifyRequest): URL | null =>
  url.startsWith('//') ? null : URL.parse(url, 'http://localhost');

/** Answers for those who teach and run are kept on no device, and neither is a page that holds some. */
const mayBeKept = ({ session, answers }: PageBoot): boolean =>
  !isInstructor(session) || Object.keys(answers).length === 0;

/** What pages may frame: the chatbot, and the sites of films, which nobody asks before a film was pressed. */
const framesOf = (boot: PageBoot): string => [...framedBy(boot), ...VIDEO_FRAMES].join(' ');

/** The organisation's chatbot, for whoever logs in on it. */
function framedBy({ tenant: { chatbotUseYn, chatbotUrl } }: PageBoot): readonly string[] {
  if (chatbotUseYn === 'NO') return [];
  return [chatbotUrl === '' ? "'self'" : new URL(chatbotUrl).origin];
}

async function bootOf(
  services: Services,
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly boot: PageBoot; readonly isComplete: boolean; readonly now: Date }> {
  const address = addressOf(request)!;
  const { tenants, tokens, clock, demoPassword } = services;
  const tenant = await tenants.ofHost(request.host);
  const caller = await identify(request, { audience: 'guest' }, tokens, tenant, clock.now());
  const unit = new Gate(services, tenant, caller).enter({ replay: undefined });
  const session = await getMe(unit);
  if (!session.logged && !(await hasGuestToken(unit, request))) {
    setTokenCookie(request, reply, await tokens.issueGuest(unit.tenantId, unit.now));
  }
  const callsFor = callsAt(address, session, unit.now);
  const { answers, isComplete } = await firstAnswersFor(app, request, (known) => callsFor(known) ?? []);
  const boot = { tenant: brandOf(unit), session, demo: demoPassword !== undefined, answers };
  return { boot, isComplete: isComplete && callsFor({}) !== undefined, now: unit.now };
}

/** Whether the cookie already holds a guest's token of this tenant that still counts. */
async function hasGuestToken({ services, tenantId, now }: Unit, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[TOKEN_COOKIE];
  if (token === undefined) return false;
  return services.tokens.verify(token, tenantId, now).then(
    (member) => member === undefined,
    () => false,
  );
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page with its first answers is four times smaller packed; what stands before the server need not pack it again. */
async function packed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<string | Buffer> {
  void reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return html;
  void reply.header('content-encoding', 'br');
  return brotli(html, QUICK);
}

/** Serves the built web: its files for ever, its page for every address that is not the API's. */
export async function servePages(app: FastifyInstance, services: Services, directory: string): Promise<void> {
  const currentBuild = webBuildIn(directory);
  if (await currentBuild()) {
    await app.register(staticFiles, {
      root: join(directory, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, 'assets', 'build'));
        // A page that is framed without an origin of its own asks for them as from elsewhere.
        void reply.header('access-control-allow-origin', '*');
        void reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
        );
      },
    });
  }
  app.get('/service-worker.js', async (_request, reply) => {
    const build = await currentBuild();
    if (!build?.worker) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(build.worker);
  });
  app.get(BUILT_IN_CHATBOT, async (request, reply) => {
    const build = await currentBuild();
    const program = build?.programs.chatbot;
    if (!program) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const { color_preset } = await services.tenants.ofHost(request.host);
    // What it is framed with stands in its address, so nobody keeps or passes on that.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('content-security-policy', framedPolicy(`${request.protocol}://${request.host}`))
      .send(programDocument(program, CHATBOT_TITLE, color_preset, request.cookies['theme']));
  });
  const answerOperators = async (request: FastifyRequest, reply: FastifyReply, title: string) => {
    const build = await currentBuild();
    const program = build?.programs.operator;
    if (!program) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(programDocument(program, title, 'Blue', request.cookies['theme']));
  };
  app.get('/setup', async (request, reply) => {
    if ((await services.tenants.list()).length > 0) return reply.callNotFound();
    return answerOperators(request, reply, SETUP_TITLE);
  });
  // At every address: operators belong to no organisation, and get in where one is suspended.
  app.get('/operator', (request, reply) => answerOperators(request, reply, OPERATOR_TITLE));
  app.get('/*', async (request, reply) => {
    const address = addressOf(request);
    if (!address || !isPagePath(address.pathname)) return reply.callNotFound();
    const { pathname, search } = address;
    const build = await currentBuild();
    if (!build) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const screens = screensOf(pathname);
    const { boot, isComplete, now } = await bootOf(services, app, request, reply);
    const isSecret = isSecretPage(pathname);
    const tags = isSecret ? [SECRET_META] : await linkPreview(app, request, pathname, boot, now);
    const rendered = isComplete ? await build.prerender(pathname + search, boot, now, request.log) : undefined;
    return reply
      .code(screens ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', framing(String(reply.getHeader('content-security-policy')), framesOf(boot)))
      .headers(isSecret ? SECRET_HEADERS : {})
      .headers(mayBeKept(boot) && !isSecret ? { [READER_HEADER]: readerOf(boot.tenant.tenantId, boot.session) } : {})
      .send(
        await packed(
          request,
          reply,
          pageDocument(build, boot, request.cookies['theme'], screens ?? [], rendered, tags),
        ),
      );
  });
}
