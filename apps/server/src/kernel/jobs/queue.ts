import { setTimeout } from 'node:timers/promises';
import { PgBoss, type Job } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import type { Transaction } from '../database/database.ts';
import { Semaphore } from '../semaphore.ts';
import { exchange, keepPlace, lineOf, SCHEMA } from './line.ts';
import { FairQueue } from './fair-queue.ts';

/** Tells how far a running job has come; what is told within two seconds of the last time is not kept. */
export type Progress = (done: number, of: number) => Promise<void>;

/** A kind of background work. The handler must be idempotent: a job can run again after a crash. */
export interface JobDefinition<Data extends object = object> {
  readonly name: string;
  /** Cron expression (UTC) for work that the clock starts. */
  readonly cron?: string;
  /** Also runs when a server starts, for what fell due while none ran. */
  readonly atStart?: boolean;
  /**
   * Runs of it that one server has under way at a time; one where it is left out. Of what was sent one organisation has one
   * fewer under way, so that another never waits for all of them.
   */
  readonly atOnce?: number;
  readonly run: (data: Data, progress: Progress) => Promise<void>;
}

/** A running job gives a sign of life twice as often; one that gives none, because its server was killed, runs anew. */
const SILENT_SECONDS = 30;
/** What the clock starts it starts again: a try that failed is kept as it was, for people to read. */
const BY_CLOCK = { retryLimit: 0 };
const PROGRESS_MS = 2000;
/** How often a server looks, once for all names, for what others enqueued, the clock began, or is due to be tried again. */
const LOOK_MS = 2000;
const WAITING = `select name, count(*)::int as count from ${SCHEMA}.job
  where state < 'active' and not blocked and start_after <= now() group by name`;
/** Workers are woken by that look; they ask by themselves only in case it fails. */
const ASKING = { pollingIntervalSeconds: 120 };
/** What a job holds that a server's start began. */
const AT_START = { isStart: true } as const;
export const isAtStart = (data: object): boolean => 'isStart' in data;
const QUEUE = { retryLimit: 5, retryBackoff: true, retryDelay: 5, heartbeatSeconds: SILENT_SECONDS };

/** One that asks the queue for jobs of a name, one after another. */
interface AskingWorker {
  readonly id: string;
  readonly isBusy: () => boolean;
}

/** A job of the queue as its worker gets it, with whose it is. */
interface Handed extends Job<object> {
  readonly groupId: string | null;
  readonly groupTier: string | null;
  readonly retryCount: number;
}

/** Whose a job is, as the queue keeps it: an organisation's, and in it somebody's. */
const groupOf = (tenantId: string, memberId: string | null) => ({
  id: tenantId,
  ...(memberId !== null && { tier: memberId }),
});

const throughTransaction = (transaction: Transaction) => ({
  executeSql: (sql: string, values?: unknown[]) => transaction.execute(sql, values),
});

/** The queue keeps there what came of a job, once it has ended. */
const KEEP_PROGRESS = `update ${SCHEMA}.job set output = $3::jsonb where name = $1 and id = $2 and state = 'active'`;

/** Managers look at what was sent for their organisation, a small part of all that the clock begins. */
const JOBS_OF_TENANTS = `create index if not exists job_of_tenant on ${SCHEMA}.job (group_id, name) where group_id is not null`;

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
    await db.executeSql(JOBS_OF_TENANTS, []);
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
  readonly #workers = new Map<string, AskingWorker[]>();
  readonly #rotas = new Map<string, FairQueue>();
  /** Jobs that the clock began here and that have not ended. */
  readonly #ofClock = new Set<string>();
  /** Jobs that workers of this server got and have not begun. */
  readonly #handed = new Set<string>();
  /** Two that choose at once would not see what the other has chosen. */
  readonly #choosing = new Semaphore(1);
  #running = false;
  readonly #stopping = new AbortController();
  readonly #onError: (error: Error) => void;

  /** `onError` hears of troubles of the queue itself, `onFailure` of each run of a job that failed. */
  constructor(
    config: Connection,
    onError: (error: Error) => void,
    onFailure: (error: Error, job: string) => void = () => {},
  ) {
    this.#onError = onError;
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
      if (atStart) await this.#boss.send(name, AT_START, BY_CLOCK);
      if (cron) await this.#boss.schedule(name, cron, {}, BY_CLOCK);
      const workers: AskingWorker[] = [];
      this.#workers.set(name, workers);
      this.#rotas.set(name, new FairQueue());
      const most = Math.max(1, atOnce - 1);
      const asking = { ...ASKING, groupConcurrency: most };
      for (let one = 0; one < atOnce; one++) {
        let underWay = 0;
        const id = await this.#boss.work(name, asking, async ([job]) => {
          underWay++;
          await this.#run(job as Handed, run, most).finally(() => void underWay--);
        });
        workers.push({ id, isBusy: () => underWay > 0 });
      }
    }
    void this.#look();
  }

  /** Wakes, as long as it runs, the workers of the names of which a job waits. */
  async #look(): Promise<void> {
    const { signal } = this.#stopping;
    while (await setTimeout(LOOK_MS, true, { signal }).catch(() => false)) {
      try {
        const { rows } = await this.#boss.getDb().executeSql(WAITING, []);
        for (const { name, count } of rows as { name: string; count: number }[]) this.#wake(name, count);
      } catch (error) {
        this.#onError(error as Error);
      }
    }
  }

  /** Has this server ask at once, with so many idle workers at most; the others ask once they have done their job. */
  #wake(name: string, most = Infinity): void {
    const workers = this.#workers.get(name) ?? [];
    const idle = workers.filter(({ isBusy }) => !isBusy()).slice(0, most);
    for (const { id } of [...idle, ...workers.filter(({ isBusy }) => isBusy())]) this.#boss.notifyWorker(id);
  }

  /**
   * The queue hands out the oldest job; the one that is due by fairness runs instead. A retry stays with what failed.
   * Workers that asked at one moment may exceed an organisation's share: then nothing runs, and another job takes its
   * place in the queue.
   */
  #inTurn({ name, id, data, groupId, groupTier, retryCount }: Handed, most: number): Promise<object | undefined> {
    if (!groupId || retryCount > 0) return Promise.resolve(data);
    return this.#choosing.take(async () => {
      const db = this.#boss.getDb();
      const line = await lineOf(db, name, id, [...this.#handed]);
      const chosen = this.#rotas.get(name)!.choose(line, most)?.next;
      if (chosen) {
        const due = chosen.id === id ? data : await exchange(db, name, id, chosen.id);
        this.#handed.delete(id);
        return due ?? data;
      }
      const again = await this.#boss.send(name, data, { group: groupOf(groupId, groupTier) });
      if (again !== null) await keepPlace(db, name, id, again);
      return undefined;
    });
  }

  async #run(job: Handed, run: JobDefinition['run'], most: number): Promise<void> {
    const { name, id } = job;
    const isOfClock = !job.groupId && (isAtStart(job.data ?? {}) || Object.keys(job.data ?? {}).length === 0);
    // One that takes longer than the clock waits would take the places of what was sent, one after the other.
    if (isOfClock && this.#ofClock.has(name)) return;
    let told = Date.now();
    try {
      if (isOfClock) this.#ofClock.add(name);
      this.#handed.add(id);
      const data = await this.#inTurn(job, most);
      if (data === undefined) return;
      await run(data, async (done, of) => {
        if (Date.now() - told < PROGRESS_MS) return;
        told = Date.now();
        await this.#boss.getDb().executeSql(KEEP_PROGRESS, [name, id, JSON.stringify({ done, of })]);
      });
    } catch (error) {
      this.#onFailure(error as Error, name);
      throw error;
    } finally {
      this.#handed.delete(id);
      if (isOfClock) this.#ofClock.delete(name);
      // Where one was, more may wait; the clock sends one at a time.
      if (!isOfClock) this.#wake(name);
    }
  }

  /**
   * Enqueues a job that exists only if the transaction commits; this server begins it then. Jobs of one name are
   * scheduled fairly over organisations, then people: `memberId` is whom it is done for, null for the organisation
   * itself. No notification is part of the transaction, since that would serialise commits. With `onceIn` an equal job
   * sent within so many seconds counts for both.
   */
  async send(
    transaction: Transaction,
    name: string,
    data: object,
    memberId: string | null,
    { onceIn }: { readonly onceIn?: number } = {},
  ): Promise<void> {
    await this.#boss.send(name, data, {
      group: groupOf(transaction.tenantId, memberId),
      ...(onceIn !== undefined && { singletonKey: JSON.stringify(data), singletonSeconds: onceIn }),
      db: throughTransaction(transaction),
    });
    transaction.afterCommit(() => this.#wake(name));
  }

  /** Tries a job again that failed for good, where the transaction commits. */
  async retry(transaction: Transaction, name: string, id: string): Promise<void> {
    await this.#boss.retry(name, id, { db: throughTransaction(transaction) });
    transaction.afterCommit(() => this.#wake(name));
  }

  async isHealthy(): Promise<boolean> {
    return this.#running;
  }

  /** Lets running jobs end (10 seconds at most), then stops. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    this.#stopping.abort();
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }
}
