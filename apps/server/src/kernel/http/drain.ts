import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A kept connection that says nothing for so long, in milliseconds, may be closed under its owner. */
const LINGER_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a shutdown has begun: everything is still answered, but nobody should come anew. */
    readonly isLeaving: () => boolean;
    /**
     * Takes leave of whoever is connected, ahead of `close`. For `noticeMs` milliseconds only readiness fails, so that
     * a proxy sends people elsewhere. Every answer closes its connection, and idle keep-alive connections get a moment
     * for one more request.
     */
    readonly drain: (noticeMs: number) => Promise<void>;
  }
}

/**
 * Prepares the end. Closing an idle connection resets a request that is on its way. Whoever holds one is therefore told
 * with an answer that it closes. `endStreams` ends answers that would never end by themselves.
 */
export function prepareDrain(app: FastifyInstance, endStreams: () => void): void {
  const sockets = new Set<Socket>();
  let leaving = false;
  let allGone: (() => void) | undefined;
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    // What the server asks itself comes over no connection.
    if (socket instanceof Socket && !sockets.has(socket)) {
      sockets.add(socket);
      socket.once('close', () => {
        sockets.delete(socket);
        if (sockets.size === 0) allGone?.();
      });
    }
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) void reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    leaving = true;
    endStreams();
  });
  app.decorate('isLeaving', () => leaving);
  app.decorate('drain', async (noticeMs: number) => {
    leaving = true;
    await delay(noticeMs);
    endStreams();
    const gone = new Promise<void>((resolve) => (allGone = resolve));
    const waiting = new AbortController();
    if (sockets.size > 0) await Promise.race([gone, delay(LINGER_MS, undefined, { signal: waiting.signal })]);
    waiting.abort();
  });
}
