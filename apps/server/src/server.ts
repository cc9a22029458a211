import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { aiOf } from './ai-config.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { fileStoreOf } from './file-store.ts';
import { DEMO_PASSWORD, refusePublishedPassword } from './features/tenancy/accounts/accounts.public.ts';
import { jobs } from './jobs.ts';
import { readyDatabase, type ReadyDatabase } from './kernel/database/connect.ts';
import { DatabaseClock } from './kernel/database-clock.ts';
import { Database } from './kernel/database/database.ts';
import { removeLeftovers } from './kernel/files/leftovers.ts';
import { JobQueue } from './kernel/jobs/queue.ts';
import { say } from './kernel/logging.ts';
import { LiveBus } from './kernel/live/live-bus.ts';
import { Live } from './kernel/live/live.ts';
import { Outages } from './kernel/net/outages.ts';
import { SmtpSender } from './kernel/mail/smtp-sender.ts';
import { siteOf } from './kernel/mail/site.ts';
import { offeredSetupSecret } from './kernel/operator/setup-secret.ts';
import { OidcClient } from './kernel/oidc/oidc-client.ts';
import { PushCarrier } from './kernel/push/carrier.ts';
import { Recognition } from './kernel/recognition/recognition.ts';
import { Tenants } from './kernel/tenancy.ts';
import type { Services } from './kernel/unit.ts';
import { secretsOf } from './secret-keys.ts';
import { tokensOf } from './session-keys.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: ReadyDatabase;
  /** By which the first tenant is made; undefined once there is one. */
  readonly setupSecret: string | undefined;
  readonly demo: { describe(port: number | undefined): readonly string[] } | undefined;
  /** Takes leave of whoever is connected, stops taking requests, lets running ones and jobs end, then ends the database. */
  stop(): Promise<void>;
}

/** The port that it listens on; undefined before. */
export function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** Starts everything: database, migrations, demo data, jobs, HTTP. Listening is the caller's. */
export async function startServer(config: Config): Promise<RunningServer> {
  await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 });
  const log = (message: string, details?: object) => {
    if (config.logLevel === 'debug') process.stderr.write(`${message} ${JSON.stringify(details ?? {})}\n`);
  };
  const ready = await readyDatabase(
    config,
    jobs.map((job) => job.name),
    { log, tell: say },
  );
  const undo: (() => Promise<unknown>)[] = [() => ready.stop()];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const database = new Database({ ...ready.server, max: config.databaseConnections });
    undo.push(() => database.close());
    const clock = new DatabaseClock(database);
    await clock.start();
    undo.push(async () => clock.stop());
    const files = await fileStoreOf(config);
    let port = () => config.port;
    let report: (error: Error, what: string) => void = () => {};
    const unheard: Parameters<typeof warn>[] = [];
    let warn: (sentence: string, error?: Error) => void = (...said) => unheard.push(said);
    const outages = new Outages((sentence, error) => warn(sentence, error));
    const queue = new JobQueue(
      ready.server,
      (error) => report(error, 'job queue'),
      (error, job) => report(error, `job ${job}`),
    );
    const live = new Live();
    database.clock = clock;
    database.onChanges = (tenantId, changes) => live.announce(tenantId, changes);
    const tenants = new Tenants(database, config.defaultTenant, (sentence) => warn(sentence));
    const bus = new LiveBus(ready.server, live, (error) => report(error, 'live events'));
    bus.onTenantsChanged = () => tenants.forget();
    const tokens = await tokensOf(config);
    const services: Services = {
      database,
      clock,
      files,
      jobs: queue,
      live,
      tenants,
      tokens,
      ai: aiOf(config.ai, outages),
      secrets: await secretsOf(config),
      oidc: new OidcClient({ allowsPrivate: config.oidcAllowsPrivate }, outages),
      mail: {
        postman: config.mailAccount && new SmtpSender(config.mailAccount, outages),
        siteOf: (uri) => siteOf(config.publicUrl ?? `http://localhost:${port()}`, uri, config.defaultTenant),
      },
      originOf: (uri, requested) =>
        config.publicUrl === undefined ? requested : siteOf(config.publicUrl, uri, config.defaultTenant),
      push: new PushCarrier(undefined, outages),
      recognition: new Recognition(config.tesseract),
      dormantAfterDays: config.dormantAfterDays,
      backupCommand: config.backupCommand,
      demoPassword: config.demo ? DEMO_PASSWORD : undefined,
    };
    // Nowhere else: production never reads the demo data.
    const demo = config.demo ? await import('../demo/demo.ts') : undefined;
    await demo?.seedDemo(ready.owner, services);
    if (config.production) await refusePublishedPassword(services);
    const setupSecret = await offeredSetupSecret(ready.owner, services.secrets);
    const stagingDirectory = join(config.dataDirectory, 'uploads');
    await removeLeftovers(stagingDirectory);
    await removeLeftovers(tmpdir(), (name) => /^dure-(reading|export)-/.test(name));
    const app = await createApp(config, { services, stagingDirectory });
    undo.push(() => app.close());
    port = () => portOf(app) ?? config.port;
    warn = (sentence, error) => app.log.warn({ err: error }, sentence);
    for (const said of unheard) warn(...said);
    report = (error, what) => app.log.error({ err: error }, what);
    await bus.start();
    undo.push(() => bus.stop());
    await queue.start(jobs.map((job) => job.define({ services, log: app.log })));
    undo.push(() => queue.stop());
    undo.push(async () => app.server.listening && app.drain(config.shutdownNoticeMs));
    return { app, services, database: ready, setupSecret, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
