import { PgBoss, type Job } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import type { Transaction } from '../database/database.ts';

/** Tells how far a running job has come; what is told within two seconds of the last time is not kept. */
export type Progress = (done: number, of: number) => Promise<void>;

/** A kind of background work. The handler must be idempotent: a job can run again after a crash. */
export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  /** Cron expression (UTC) for work that the clock starts. */
  readonly cron?: string;
  /** Also runs when a server starts, for what fell due while none ran. */
  readonly atStart?: boolean;
  /** Runs of it that one server has under way at a time; one where it is left out. */
  readonly atOnce?: number;
  readonly run: (data: Data, progress: Progress) => Promise<void>;
}

const SCHEMA = 'pgboss';
/** A running job gives a sign of life twice as often; one that gives none, because its server was killed, runs anew. */
const SILENT_SECONDS = 30;
/** What the clock starts it starts again: a try that failed is kept as it was, for people to read. */
const BY_CLOCK = { retryLimit: 0 };
const PROGRESS_MS = 2000;
/** How often a server asks for jobs that others enqueued, that the clock began, or whose next try is due. */
const ASKING = { pollingIntervalSeconds: 5 };
const QUEUE = { retryLimit: 5, retryBackoff: true, retryDelay: 5, heartbeatSeconds: SILENT_SECONDS };

/** The queue keeps there what came of a job, once it has ended. */
const KEEP_PROGRESS = `update ${SCHEMA}.job set output = $3::jsonb where name = $1 and id = $2 and state = 'active'`;

/** Makes the queue's own tables and the queues, and ends the clock of jobs that are gone; run once at start by the database's owner. */
export async function migrateJobs(owner: Connection, serverRole: string, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({ ...owner, schema: SCHEMA, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const name of names) {
      if (await boss.getQueue(name)) await boss.updateQueue(name, QUEUE);
      else await boss.createQueue(name, QUEUE);
    }
    for (const { name } of await boss.getSchedules()) if (!names.includes(name)) await boss.unschedule(name);
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
  readonly #onFailure: (error: Error, job: string) => void;
  /** Who asks the queue for jobs of a name. */
  readonly #workers = new Map<string, string[]>();
  #running = false;

  /** `onError` hears of troubles of the queue itself, `onFailure` of each run of a job that failed. */
  constructor(
    config: Connection,
    onError: (error: Error) => void,
    onFailure: (error: Error, job: string) => void = () => {},
  ) {
    this.#onFailure = onFailure;
    this.#boss = new PgBoss({ ...config, schema: SCHEMA, migrate: false, max: 2 });
    this.#boss.on('error', (error: Error & { client?: unknown }) => {
      // The pool hangs the whole connection on it, which nobody wants in a log.
      delete error.client;
      onError(error);
    });
  }

  async start(definitions: readonly JobDefinition[]): Promise<void> {
    await this.#boss.start();
    this.#running = true;
    for (const { name, cron, atStart, atOnce = 1, run } of definitions) {
      if (atStart) await this.#boss.send(name, {}, BY_CLOCK);
      if (cron) await this.#boss.schedule(name, cron, {}, BY_CLOCK);
      const workers: string[] = [];
      this.#workers.set(name, workers);
      for (let one = 0; one < atOnce; one++)
        workers.push(await this.#boss.work(name, ASKING, ([job]) => this.#run(job as Job<object>, run)));
    }
  }

  /** Has this server ask at once. */
  #wake(name: string): void {
    for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker);
  }

  async #run({ name, id, data }: Job<object>, run: JobDefinition['run']): Promise<void> {
    let told = Date.now();
    try {
      await run(data, async (done, of) => {
        if (Date.now() - told < PROGRESS_MS) return;
        told = Date.now();
        await this.#boss.getDb().executeSql(KEEP_PROGRESS, [name, id, JSON.stringify({ done, of })]);
      });
    } catch (error) {
      this.#onFailure(error as Error, name);
      throw error;
    } finally {
      // Where one was, more may wait.
      this.#wake(name);
    }
  }

  /**
   * Enqueues a job that exists only if the transaction commits; this server begins it then. No notification rides in the
   * transaction, which would put all commits one after another.
   */
  async send(transaction: Transaction, name: string, data: object): Promise<void> {
    await this.#boss.send(name, data, {
      db: { executeSql: (sql: string, values?: unknown[]) => transaction.execute(sql, values) },
    });
    transaction.afterCommit(() => this.#wake(name));
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
