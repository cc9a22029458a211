import { PgBoss, type Job } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import type { Transaction } from '../database/database.ts';

/** A kind of background work. The handler must be idempotent: a job can run again after a crash. */
export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  /** Cron expression (UTC) for work that the clock starts. */
  readonly cron?: string;
  /** Also runs when a server starts, for what fell due while none ran. */
  readonly atStart?: boolean;
  readonly retryLimit?: number;
  readonly run: (data: Data) => Promise<void>;
}

const SCHEMA = 'pgboss';
/** A running job gives a sign of life twice as often; one that gives none, because its server was killed, runs anew. */
const SILENT_SECONDS = 30;
const QUEUE = { retryLimit: 5, retryBackoff: true, retryDelay: 5, heartbeatSeconds: SILENT_SECONDS };

/** Makes the queue's own tables and the queues; run once at start by the database's owner. */
export async function migrateJobs(owner: Connection, serverRole: string, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: SCHEMA, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of names) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, QUEUE);
      else await boss.createQueue(name, QUEUE);
    }
    const role = `"${serverRole.replaceAll('"', '""')}"`;
    const db = boss.getDb();
    await db.executeSql(`grant usage on schema ${SCHEMA} to ${role}`, []);
    await db.executeSql(`grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${role}`, []);
    await db.executeSql(`grant execute on all functions in schema ${SCHEMA} to ${role}`, []);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Jobs in the same database: enqueued with the work they follow, run by any server, retried with back-off. */
export class JobQueue {
  readonly #boss: PgBoss;
  #running = false;

  constructor(config: Connection, onError: (error: Error) => void) {
    this.#boss = new PgBoss({ ...config, schema: SCHEMA, migrate: false, max: 2 });
    this.#boss.on('error', onError);
  }

  async start(definitions: readonly JobDefinition[]): Promise<void> {
    await this.#boss.start();
    this.#running = true;
    for (const { name, cron, atStart, run } of definitions) {
      if (atStart) await this.#boss.send(name, {});
      if (cron) await this.#boss.schedule(name, cron, {});
      await this.#boss.work(name, { pollingIntervalSeconds: 2 }, async (jobs: Job<object>[]) => {
        for (const job of jobs) await run(job.data);
      });
    }
  }

  /** Enqueues a job that exists only if the transaction commits. */
  async send(transaction: Transaction, name: string, data: object): Promise<void> {
    await this.#boss.send(name, data, {
      db: { executeSql: (sql: string, values?: unknown[]) => transaction.execute(sql, values) },
    });
  }

  async isHealthy(): Promise<boolean> {
    return this.#running;
  }

  /** Lets running jobs end (10 seconds at most), then stops. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }
}
