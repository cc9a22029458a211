import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { build } from '../database/build.ts';
import type { Services } from '../unit.ts';
import { hasRoom, isDiskFull } from './disk-room.ts';

/** A proxy asks every few seconds and does not wait: a database that hangs is away. */
const PATIENCE_MS = 2_000;

const ping = build.selectNoFrom(sql<number>`1`.as('one'));

/** A proxy asks often, and from the address of everybody behind it. */
const UNCOUNTED = { config: { rateLimit: false } } as const;

/** The database may have a disk of its own, so what failed there counts for a while. */
const FULL_MS = 10_000;

/**
 * `/healthz` says that the process lives; `/readyz` that it can serve: 503 while the database is away, a disk is full or
 * the server is shutting down, so that a proxy sends people elsewhere first. `directory` is where files are kept.
 */
export function serveHealth(app: FastifyInstance, { database, clock }: Services, directory: string): void {
  let fullUntil = 0;
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) fullUntil = clock.now().getTime() + FULL_MS;
  });
  app.get('/healthz', UNCOUNTED, () => ({ status: 'ok' }));
  app.get('/readyz', UNCOUNTED, async (_request, reply) => {
    const ready =
      !app.isLeaving() &&
      fullUntil <= clock.now().getTime() &&
      (await hasRoom(directory)) &&
      (await Promise.race([
        database.readGlobal(ping).then(
          () => true,
          () => false,
        ),
        delay(PATIENCE_MS, false, { ref: false }),
      ]));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
