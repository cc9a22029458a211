import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { countAttempt } from '../../../../kernel/attempts.ts';
import { Gate } from '../../../../kernel/http/gate.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { hashOf, isFeed, readCalendarFeed } from './feed.service.ts';

/** Calendars ask every quarter of an hour at most; a few of one person may. */
const POLLS = { max: 60, windowMs: 60 * 60_000 };

/** A member's dates at their secret address, for programs that have no session; all else there is unknown. */
export function serveCalendarFeeds(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/calendars/:file', async (request, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    if (secret === undefined) return reply.callNotFound();
    const tenant = await services.tenants.ofHost(request.host);
    const unit = new Gate(services, tenant, { audience: 'guest', token: undefined }).enter({ replay: undefined });
    if (!(await isFeed(unit, secret))) return reply.callNotFound();
    const wait = await countAttempt(unit, `calendar:${hashOf(secret)}`, POLLS);
    if (wait !== undefined) return refuse('tooManyRequests', { retryAfter: wait });
    const text = await readCalendarFeed(unit, secret);
    if (text === undefined) return reply.callNotFound();
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    void reply.header('etag', tag).header('cache-control', 'private, max-age=900').header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(text);
  });
}
