import type { FastifyInstance } from 'fastify';

/**
 * Where a provider sends the browser back to. What it brings is passed on behind #, where no log, history or cached
 * page sees it. It is encoded in letters that nothing on the way decodes differently.
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
