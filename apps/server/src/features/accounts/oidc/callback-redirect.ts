import type { FastifyInstance } from 'fastify';

/**
 * Where a provider sends the browser back to. What it brings goes on behind #: there no log, no history and no page that
 * is kept ever sees it, and in letters that nothing on the way reads otherwise.
 */
export function serveCallbackRedirect(app: FastifyInstance): void {
  app.get('/account/oidc/callback', (request, reply) => {
    const { search } = new URL(request.raw.url ?? '/', 'https://here.invalid');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`/account/oidc#${Buffer.from(search.slice(1)).toString('base64url')}`, 303);
  });
}
