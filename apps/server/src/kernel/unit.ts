import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { build } from './database/build.ts';
import type { AllRows, Database, Query, Transaction } from './database/database.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/store.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Live } from './live/live.ts';
import { refuse } from './refusal.ts';
import { admit, findSession, type Caller, type Session, type SessionRow } from './session/session.ts';
import type { Tokens } from './session/tokens.ts';
import type { Tenant, Tenants } from './tenancy.ts';

/** What every unit of work of the server shares. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly jobs: JobQueue;
  readonly live: Live;
  readonly tenants: Tenants;
  readonly tokens: Tokens;
  /** The password of the demo accounts; undefined outside demo mode. */
  readonly demoPassword: string | undefined;
}

export interface Replay {
  readonly key: string;
  /** Method, path and body in one text: the same key with another request is refused. */
  readonly request: string;
}

/**
 * One unit of work in one tenant: a request of a caller. The caller's session is checked in the same round trip as the
 * first statements, so a revoked token or a lost role counts at once and costs no extra trip.
 */
export class Unit {
  readonly services: Services;
  readonly tenant: Tenant;
  readonly now: Date;
  readonly #caller: Caller;
  readonly #replay: Replay | undefined;
  #session: Session | undefined;

  constructor(services: Services, tenant: Tenant, caller: Caller, replay?: Replay) {
    this.services = services;
    this.tenant = tenant;
    this.now = services.clock.now();
    this.#caller = caller;
    this.#replay = replay;
    if (!caller.token) this.#session = admit(caller, undefined, this.now);
  }

  get tenantId(): string {
    return this.tenant.tenantId;
  }

  /** The member who calls; a guest has none. */
  get memberIdOrNull(): string | null {
    return this.#caller.token?.memberId ?? null;
  }

  get memberId(): string {
    return this.#caller.token?.memberId ?? refuse('unauthenticated');
  }

  /** Who calls, as the database knows them now; known from the first read or write on. */
  get me(): Session {
    if (!this.#session) throw new Error('The session is known only after the first read or write.');
    return this.#session;
  }

  /** Reads in one round trip; rows in the order of the queries. */
  async read<const Q extends readonly Query[]>(...queries: Q): Promise<AllRows<Q>> {
    if (this.#session) return this.services.database.read(this.tenantId, ...queries);
    const [session, ...rows] = await this.services.database.read(
      this.tenantId,
      findSession(this.tenantId, this.#caller.token!),
      ...queries,
    );
    this.#session = admit(this.#caller, session[0], this.now);
    return rows as AllRows<Q>;
  }

  /** The first row of one query. */
  async first<Row>(query: Query<Row>): Promise<Row | undefined> {
    const [rows] = await this.read(query);
    return (rows as Row[])[0];
  }

  /** The same caller at this moment, to be checked anew: for streams that outlive their first check. */
  renew(): Unit {
    return new Unit(this.services, this.tenant, this.#caller);
  }

  /** Makes sure that the session was checked, for calls that read and write nothing. */
  async settle(): Promise<Session> {
    if (!this.#session) await this.read();
    return this.me;
  }

  /**
   * Writes in one transaction. With an `Idempotency-Key` the result is kept with it in the same transaction: a replay
   * answers it again and runs nothing, and of two at once the second waits for the first.
   */
  async write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.writeAfter([], work);
  }

  /** The same with queries that travel with the BEGIN (reads and locks: a replay runs them too); `work` gets their rows. */
  async writeAfter<T, const Q extends readonly Query[]>(
    opening: Q,
    work: (transaction: Transaction, rows: AllRows<Q>) => Promise<T>,
  ): Promise<T> {
    const session = this.#session ? [] : [findSession(this.tenantId, this.#caller.token!)];
    return this.services.database.transactionAfter(
      this.tenantId,
      [...session, ...opening],
      async (transaction, opened) => {
        const rows = opened.slice(session.length) as AllRows<Q>;
        if (session.length > 0) this.#session = admit(this.#caller, (opened[0] as SessionRow[])[0], this.now);
        return this.#replay
          ? this.#once(transaction, this.#replay, () => work(transaction, rows))
          : work(transaction, rows);
      },
    );
  }

  async #once<T>(transaction: Transaction, { key, request }: Replay, work: () => Promise<T>): Promise<T> {
    transaction.holdOpen();
    const identity = { tenant_id: this.tenantId, member_id: this.memberId, idempotency_key: key };
    const requestHash = createHash('sha256').update(request).digest('hex');
    const fresh = await transaction.change(
      build
        .insertInto('idempotency_keys')
        .values({ ...identity, request_hash: requestHash, created_at: this.now })
        .onConflict((conflict) => conflict.doNothing()),
    );
    const mine = build.selectFrom('idempotency_keys').where((row) => row.and(identity));
    if (fresh === 0) {
      const kept = await transaction.first(mine.select(['request_hash', 'response']));
      if (kept?.request_hash !== requestHash) refuse('idempotencyKeyReused');
      return (kept.response as { data: T }).data;
    }
    const result = await work();
    transaction.soon(
      build
        .updateTable('idempotency_keys')
        .set({ response: sql`${JSON.stringify({ data: result ?? null })}::jsonb` })
        .where((row) => row.and(identity)),
    );
    return result;
  }
}
