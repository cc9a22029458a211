import type { AuditAction } from '@dure/contract/tenancy/audit/audit-actions';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { build } from './database/build.ts';
import type { AllRows, Database, Query, Transaction } from './database/database.ts';
import type { Ai } from './ai/ai.ts';
import { changesBetween, type Audited } from './audit/changes.ts';
import { insertEntry, type RequestOrigin } from './audit/entries.queries.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/store.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Live } from './live/live.ts';
import type { Mail } from './mail/mail.ts';
import type { OidcClient } from './oidc/oidc-client.ts';
import type { PushCarrier } from './push/carrier.ts';
import { refuse } from './refusal.ts';
import type { Recognition } from './recognition/recognition.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import { admit, findSession, type Caller, type Session, type SessionRow } from './session/session.ts';
import type { MemberToken, Tokens } from './session/tokens.ts';
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
  readonly ai: Ai;
  /** Seals what a tenant keeps secret. */
  readonly secrets: SecretBox;
  readonly oidc: OidcClient;
  readonly mail: Mail;
  /** The origin that people open a tenant's pages at: by `PUBLIC_URL`, or without it as the request has it. */
  readonly originOf: (uri: string, requested: string) => string;
  readonly push: PushCarrier;
  /** Reads the words of scanned pages. */
  readonly recognition: Recognition;
  /** Days after which an account that nobody uses sleeps; 0: never. */
  readonly dormantAfterDays: number;
  /** Program and arguments that save the installation. */
  readonly backupCommand: readonly string[] | undefined;
  /** The password of the demo accounts; undefined outside demo mode. */
  readonly demoPassword: string | undefined;
}

export interface Replay {
  readonly key: string;
  /** Method, path and body in one text: the same key with another request is refused. */
  readonly request: string;
}

const hashOf = ({ request }: Replay): string => createHash('sha256').update(request).digest('hex');

/** What only a request that was received to its last byte has. */
export interface Arrived {
  readonly replay: Replay | undefined;
  /** Nowhere for what the program does by itself. */
  readonly origin?: () => RequestOrigin;
  /** Whether everything that it writes leaves an entry in the audit log: an administrative call. */
  readonly isAudited?: boolean;
}

/** A change of an administrator, as its service knows it. */
export interface Change {
  readonly action: AuditAction;
  readonly before: Audited;
  readonly after: Audited;
  /** Fields of `after` that are secret and were changed. */
  readonly secrets?: readonly string[];
  readonly memberId?: string;
  readonly clubSequence?: number;
  readonly reason?: string;
}

const NOWHERE: RequestOrigin = { address: '', device: '' };

/**
 * One unit of work in one tenant: a request of a caller that has completely arrived. Only a `Gate` makes one. Its
 * instant is when the last byte arrived, so whoever holds a request open gains nothing. The caller's session is checked
 * in the same round trip as the first statements, and again with every transaction. A revoked token or a lost role
 * therefore counts at once and costs no extra trip.
 */
export class Unit {
  readonly services: Services;
  readonly tenant: Tenant;
  readonly now: Date;
  readonly #caller: Caller;
  readonly #replay: Replay | undefined;
  readonly #isAudited: boolean;
  readonly #origin: () => RequestOrigin;
  #session: Session | undefined;
  #isRecorded = false;

  constructor(services: Services, tenant: Tenant, caller: Caller, { replay, origin, isAudited }: Arrived) {
    this.services = services;
    this.tenant = tenant;
    this.now = services.clock.now();
    this.#caller = caller;
    this.#replay = replay;
    this.#origin = origin ?? (() => NOWHERE);
    this.#isAudited = isAudited ?? false;
    if (!caller.token) this.#session = admit(caller, undefined, this.now);
  }

  get tenantId(): string {
    return this.tenant.tenantId;
  }

  /** The token that the caller sent, if it verifies and is a member's; whether it still counts is the session's matter. */
  get token(): MemberToken | undefined {
    return this.#caller.token;
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

  /** Where the request came from, for what keeps it. */
  get origin(): RequestOrigin {
    return this.#origin();
  }

  /** The same caller at this moment, to be checked anew: for streams that outlive their first check. */
  renew(): Unit {
    return new Unit(this.services, this.tenant, this.#caller, { replay: undefined, origin: this.#origin });
  }

  /** Makes sure that the session was checked, for calls that read and write nothing. */
  async settle(): Promise<Session> {
    if (!this.#session) await this.read();
    return this.me;
  }

  /**
   * Writes in one transaction. With an `Idempotency-Key` the result is kept with it in the
   * same transaction. A replay answers it again and runs nothing, and of two at once the second waits for the first.
   */
  async write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.writeAfter([], work);
  }

  /** The same with queries that travel with the BEGIN (reads and locks: a replay runs them too); `work` gets their rows. */
  async writeAfter<T, const Q extends readonly Query[]>(
    opening: Q,
    work: (transaction: Transaction, rows: AllRows<Q>) => Promise<T>,
  ): Promise<T> {
    const { token } = this.#caller;
    const session = token ? [findSession(this.tenantId, token)] : [];
    // The key goes first: what its wait for another request delays is asked after it.
    const claim = this.#replay ? [this.#claim(this.#replay)] : [];
    return this.services.database.transactionAfter(
      this.tenantId,
      [...claim, ...session, ...opening],
      async (transaction, opened) => {
        const answers = opened as unknown[][];
        const isNew = (answers.splice(0, claim.length)[0]?.length ?? 0) > 0;
        if (token) this.#session = admit(this.#caller, answers.shift()![0] as SessionRow, this.now);
        const rows = answers as AllRows<Q>;
        const recorded = () => this.#recorded(transaction, () => work(transaction, rows));
        return this.#replay ? this.#once(transaction, this.#replay, isNew, recorded) : recorded();
      },
      this.now,
    );
  }

  /**
   * Enters into the audit log what the transaction changes. An administrative call that writes must call it, also where the
   * fields may turn out to be the same as before: then nothing is entered.
   */
  record(transaction: Transaction, { action, before, after, ...about }: Change): void {
    this.#isRecorded = true;
    const changes = changesBetween(before, after, about.secrets);
    if (changes.length === 0) return;
    const { tenantId, memberId: changedBy, origin, now } = this;
    const { memberId = null, clubSequence = null, reason = '' } = about;
    transaction.soon(
      insertEntry({ tenantId, changedBy, action, memberId, clubSequence, changes, reason, origin, now }),
    );
  }

  /** An administrative call that enters nothing into the audit log is undone: it fails where it is written, not in a year. */
  async #recorded<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    if (!this.#isAudited) return work();
    this.#isRecorded = false;
    transaction.holdOpen();
    const result = await work();
    if (!this.#isRecorded) throw new Error('An administrative call wrote without an entry in the audit log.');
    return result;
  }

  #identity({ key }: Replay) {
    return { tenant_id: this.tenantId, member_id: this.memberId, idempotency_key: key };
  }

  /** Answers a row where the key is new; waits for another request that is using it. */
  #claim(replay: Replay) {
    return build
      .insertInto('idempotency_keys')
      .values({ ...this.#identity(replay), request_hash: hashOf(replay), created_at: this.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('idempotency_key');
  }

  async #once<T>(transaction: Transaction, replay: Replay, isNew: boolean, work: () => Promise<T>): Promise<T> {
    transaction.holdOpen();
    const identity = this.#identity(replay);
    if (!isNew) {
      const mine = build.selectFrom('idempotency_keys').where((row) => row.and(identity));
      const kept = await transaction.first(mine.select(['request_hash', 'response']));
      if (kept?.request_hash !== hashOf(replay)) refuse('idempotencyKeyReused');
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
