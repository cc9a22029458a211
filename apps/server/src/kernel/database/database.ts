import type { CompiledQuery, Compilable } from 'kysely';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { DatabaseAway, isGoodbye } from './away.ts';
import { Batch, type Statement, type StatementResult } from './batch.ts';
import { SESSION_OPTIONS } from './session-settings.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Change } from '../live/change.ts';

/** A query that Kysely built but did not run. */
export type Query<Row = unknown> = Compilable<Row>;
export type RowsOf<Q> = Q extends Compilable<infer Row> ? Row[] : never;
/** Rows of several queries, in their order. */
export type AllRows<Q extends readonly Query[]> = { -readonly [K in keyof Q]: RowsOf<Q[K]> };

const BEGIN: Statement = { sql: 'begin', parameters: [] };
const COMMIT: Statement = { sql: 'commit', parameters: [] };
/** Deadlock and serialisation failure: nothing was done, and the same work can succeed at once. */
const RETRYABLE = new Set(['40P01', '40001']);
const ROLLBACK: Statement = { sql: 'rollback', parameters: [] };

const tenantSetting = (tenantId: string): Statement => ({
  sql: `select set_config('app.tenant_id', $1, true)`,
  parameters: [tenantId],
});
/** Triggers date what they write by `app.now`: the instant of the unit of work. */
const opening = (tenantId: string, now: Date): Statement => ({
  sql: `select set_config('app.tenant_id', $1, true), set_config('app.now', $2, true)`,
  parameters: [tenantId, now.toISOString()],
});
const statement = (query: Query): Statement => query.compile() as CompiledQuery;

/** Connections that are no more: nothing that fails on them says anything about the statements. */
const lost = new WeakSet<pg.ClientBase>();

function submit(client: pg.ClientBase, statements: readonly Statement[]): Promise<StatementResult[]> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      if (isGoodbye(error)) lost.add(client);
      reject(lost.has(client) ? new DatabaseAway(error) : error);
    };
    client.query(new Batch(statements, resolve, fail));
  });
}

/** One open transaction in one tenant. */
export class Transaction {
  readonly tenantId: string;
  readonly #client: pg.ClientBase;
  readonly #soon: Statement[] = [];
  #state: 'open' | 'heldOpen' | 'committed' = 'open';
  /** Told to open pages once this is committed. */
  readonly changes: Change[] = [];
  readonly #afterCommit: (() => void)[] = [];
  statements = 0;

  constructor(tenantId: string, client: pg.ClientBase) {
    this.tenantId = tenantId;
    this.#client = client;
  }

  /** Runs the queries ahead of the next ones or of the commit, in their round trip: changes whose outcome nobody needs. */
  soon(...queries: Query[]): void {
    this.#soon.push(...queries.map(statement));
  }

  async #submit(...statements: Statement[]): Promise<StatementResult[]> {
    if (this.#state === 'committed') throw new Error('The transaction has been committed.');
    const waiting = this.#soon.splice(0);
    this.statements += waiting.length + statements.filter((one) => one !== COMMIT).length;
    const results = await submit(this.#client, [...waiting, ...statements]);
    return results.slice(waiting.length);
  }

  /** Runs the queries in one round trip; rows in the order of the queries. */
  async all<const Q extends readonly Query[]>(...queries: Q): Promise<AllRows<Q>> {
    const results = await this.#submit(...queries.map(statement));
    return results.map((result) => result.rows) as AllRows<Q>;
  }

  /** The last queries of all: run and committed in one round trip. What fails undoes everything, as ever. */
  async last<const Q extends readonly Query[]>(...queries: Q): Promise<AllRows<Q>> {
    if (this.#state === 'heldOpen') return this.all(...queries);
    const results = await this.#commitAfter(queries.map(statement));
    return results.map((result) => result.rows) as AllRows<Q>;
  }

  async #commitAfter(statements: Statement[]): Promise<StatementResult[]> {
    const results = await this.#submit(...statements, COMMIT);
    // PostgreSQL answers a commit of a failed transaction with ROLLBACK instead of an error.
    if (results.pop()!.tag !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    this.#state = 'committed';
    return results;
  }

  async rows<Row>(query: Query<Row>): Promise<Row[]> {
    const [rows] = await this.all(query);
    return rows as Row[];
  }

  async first<Row>(query: Query<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }

  /** Runs a change and answers how many rows it touched. */
  async change(query: Query): Promise<number> {
    const [result] = await this.#submit(statement(query));
    return result!.affected;
  }

  /** Tells the pages that show it, after the commit; what is rolled back is told to nobody. */
  announce(...changes: readonly Change[]): void {
    this.changes.push(...changes);
  }

  /** Does this once the commit is acknowledged; after what is rolled back, never. */
  afterCommit(act: () => void): void {
    this.#afterCommit.push(act);
  }

  /** For libraries that write in this transaction (the job queue). */
  async execute(sql: string, parameters: readonly unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> {
    const [result] = await this.#submit({ sql, parameters });
    return { rows: result!.rows };
  }

  /** Something follows the work: its `last` queries do not commit. */
  holdOpen(): void {
    this.#state = 'heldOpen';
  }

  /** Commits what the work has not committed with its last queries. */
  async commit(): Promise<void> {
    if (this.#state !== 'committed') await this.#commitAfter([]);
    for (const act of this.#afterCommit) act();
  }
}

/** The server's connections. Every statement runs inside exactly one tenant; without one, row security shows nothing. */
export class Database {
  readonly pool: pg.Pool;
  /** Hears what committed transactions announced. */
  onChanges: (tenantId: string, changes: readonly Change[]) => void = () => {};
  /** Dates the transactions that name no instant. */
  clock: Clock = systemClock;
  /** Statements sent so far, for tests that bound them. */
  statements = 0;

  constructor(pool: pg.Pool);
  constructor(config: Connection & { readonly max?: number });
  constructor(config: (Connection & { readonly max?: number }) | pg.Pool) {
    if (config instanceof pg.Pool) {
      this.pool = config;
      return;
    }
    this.pool = new pg.Pool({
      max: 10,
      application_name: 'dure',
      options: SESSION_OPTIONS,
      connectionTimeoutMillis: 10_000,
      ...config,
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.pool.on('error', () => {});
    // The pool looks after idle ones alone. Heard from the first moment on: the database may close a connection as it
    // opens, before anybody who waits for it runs.
    this.pool.on('connect', (client) => client.on('error', () => lost.add(client)));
  }

  protected async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw new DatabaseAway(error);
    });
    try {
      return await work(client);
    } finally {
      client.release(lost.has(client));
    }
  }

  /** Reads in one round trip: the tenant setting and the queries are one protocol batch. */
  async read<const Q extends readonly Query[]>(tenantId: string, ...queries: Q): Promise<AllRows<Q>> {
    this.statements += queries.length;
    const results = await this.withClient((client) =>
      submit(client, [tenantSetting(tenantId), ...queries.map(statement)]),
    );
    return results.slice(1).map((result) => result.rows) as AllRows<Q>;
  }

  /** Changes and their rows in one transaction and one round trip, where none needs to know of another. */
  async write<const Q extends readonly Query[]>(tenantId: string, ...queries: Q): Promise<AllRows<Q>> {
    this.statements += queries.length;
    const first = [BEGIN, opening(tenantId, this.clock.now()), ...queries.map(statement), COMMIT];
    const results = await this.#again(() =>
      this.withClient(async (client) => {
        try {
          return await submit(client, first);
        } catch (error) {
          if (!lost.has(client)) await submit(client, [ROLLBACK]).catch(() => {});
          throw error;
        }
      }),
    );
    return results.slice(2, -1).map((result) => result.rows) as AllRows<Q>;
  }

  /** Rows of global tables (tenants), which no tenant owns. */
  async readGlobal<Row>(query: Query<Row>): Promise<Row[]> {
    const [result] = await this.withClient((client) => submit(client, [statement(query)]));
    return result!.rows as Row[];
  }

  /**
   * Runs `work` in one transaction of the tenant; commits when it resolves, rolls back when it rejects. It runs a second
   * time where PostgreSQL ended the first to free a deadlock.
   */
  async transaction<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.transactionAfter(tenantId, [], work);
  }

  /** The same with queries that travel with the BEGIN: their rows come to `work`, at no further round trip. */
  async transactionAfter<T, const Q extends readonly Query[]>(
    tenantId: string,
    first: Q,
    work: (transaction: Transaction, rows: AllRows<Q>) => Promise<T>,
    now = this.clock.now(),
  ): Promise<T> {
    const statements = [opening(tenantId, now), ...first.map(statement)];
    return this.#again(() => this.#attempt(tenantId, statements, work));
  }

  async #again<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt();
    } catch (error) {
      if (!RETRYABLE.has((error as pg.DatabaseError).code ?? '')) throw error;
      return attempt();
    }
  }

  #attempt<T, const Q extends readonly Query[]>(
    tenantId: string,
    first: readonly Statement[],
    work: (transaction: Transaction, rows: AllRows<Q>) => Promise<T>,
  ): Promise<T> {
    return this.withClient(async (client) => {
      const transaction = new Transaction(tenantId, client);
      try {
        const opened = await submit(client, [BEGIN, ...first]);
        transaction.statements += first.length - 1;
        const result = await work(transaction, opened.slice(2).map(({ rows }) => rows) as AllRows<Q>);
        await transaction.commit();
        if (transaction.changes.length > 0) this.onChanges(tenantId, transaction.changes);
        return result;
      } catch (error) {
        if (!lost.has(client)) await submit(client, [ROLLBACK]).catch(() => {});
        throw error;
      } finally {
        this.statements += transaction.statements;
      }
    });
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
