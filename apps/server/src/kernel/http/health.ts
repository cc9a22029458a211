import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@dure/contract/errors';
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

/** How long an answer of the object storage counts: it is asked over the network, and by every proxy. */
const FILES_MS = 5_000;

const within = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    delay(PATIENCE_MS, false, { ref: false }),
  ]);

/**
 * `/healthz` says that the process lives; `/readyz` that it can serve. It is 503 while the database or the object
 * storage is away, a disk is full or the server is shutting down; `missing` names it. A proxy then sends people
 * elsewhere. An installation without a tenant says so in a sentence. `directory` is where files are kept.
 */
export function serveHealth(app: FastifyInstance, services: Services, directory: string): void {
  const { database, clock, files, tenants } = services;
  let fullUntil = 0;
  let storage = { isThere: Promise.resolve(true), until: 0 };
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) fullUntil = clock.now().getTime() + FULL_MS;
  });
  const isStorageThere = () => {
    const now = performance.now();
    if (storage.until <= now) storage = { isThere: within(files.reach()), until: now + FILES_MS };
    return storage.isThere;
  };
  app.get('/healthz', UNCOUNTED, () => ({ status: 'ok' }));
  app.get('/readyz', UNCOUNTED, async (_request, reply) => {
    const isThere = {
      server: !app.isLeaving(),
      room: fullUntil <= clock.now().getTime() && (await hasRoom(directory)),
      ...Object.fromEntries(
        await Promise.all([
          within(database.readGlobal(ping)).then((found) => ['database', found] as const),
          isStorageThere().then((found) => ['files', found] as const),
        ]),
      ),
    };
    const missing = Object.entries(isThere).flatMap(([name, found]) => (found ? [] : [name]));
    // Not 503: a proxy would keep away whoever comes to set it up.
    if (missing.length === 0 && (await tenants.list()).length === 0)
      return { status: 'not set up', message: errors.notSetUp.message };
    if (missing.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', missing });
  });
}
