import pg from 'pg';
import type { Connection } from '../database/connection.ts';
import type { TenantChange } from './change.ts';
import type { Bus, Live } from './live.ts';

const CHANNEL = 'dure_live';
/** The database says on it that a tenant was changed (`migrations/functions/organisation.sql`). */
const TENANTS_CHANNEL = 'dure_tenants';
/** PostgreSQL takes notifications of up to 8,000 bytes. */
const MAX_BYTES = 7_500;
const PROBE_MS = 30_000;
const ANSWER_MS = 10_000;
const RETRY_MS = { first: 500, max: 30_000 };

interface Message {
  readonly from: string;
  /** Absent where something may have been missed. */
  readonly changes?: readonly TenantChange[];
}

/** As few messages as the size allows. */
function packed(from: string, changes: readonly TenantChange[]): string[] {
  const messages: string[] = [];
  let batch: TenantChange[] = [];
  let bytes = 0;
  const close = () => {
    if (batch.length > 0) messages.push(JSON.stringify({ from, changes: batch } satisfies Message));
    batch = [];
    bytes = 0;
  };
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change)) + 1;
    if (bytes + size > MAX_BYTES - 100) close();
    batch.push(change);
    bytes += size;
  }
  close();
  return messages;
}

/**
 * Joins the servers of one database by LISTEN and NOTIFY, on a connection of its own outside the pool. Notifications
 * never ride in a transaction that changes something: they would put all commits one after another.
 */
export class LiveBus implements Bus {
  readonly #id = crypto.randomUUID();
  readonly #connection: Connection;
  readonly #live: Live;
  readonly #onError: (error: Error) => void;
  /** Hears that a tenant was changed, by whichever server. */
  onTenantsChanged: () => void = () => {};
  #client: pg.Client | undefined;
  #probe: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #sending = Promise.resolve();
  #missed = false;
  #isStopped = false;

  constructor(connection: Connection, live: Live, onError: (error: Error) => void) {
    this.#connection = connection;
    this.#live = live;
    this.#onError = onError;
    live.bus = this;
  }

  /** Resolves once the first attempt is over; where it failed, others follow. */
  async start(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'dure-live',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    let isLost = false;
    const lose = (error: Error) => {
      if (isLost) return;
      isLost = true;
      this.#lose(client, error);
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection for live events ended.')));
    client.on('notification', ({ channel, payload }) =>
      channel === TENANTS_CHANNEL ? this.onTenantsChanged() : this.#receive(payload ?? ''),
    );
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await client.query(`listen ${TENANTS_CHANNEL}`);
      // What was changed before it listened was told to nobody.
      this.onTenantsChanged();
      this.#client = client;
      this.#failures = 0;
      this.#probe = setInterval(() => {
        this.#sending = this.#sending.then(() => client.query('select 1').then(() => {}, lose));
      }, PROBE_MS).unref();
      if (this.#missed) {
        this.#missed = false;
        this.#live.resync();
        this.#notify([JSON.stringify({ from: this.#id } satisfies Message)]);
      }
    } catch (error) {
      lose(error as Error);
    }
  }

  send(changes: readonly TenantChange[]): void {
    this.#notify(packed(this.#id, changes));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#probe);
    await this.#sending;
    await this.#client?.end();
  }

  #notify(messages: readonly string[]): void {
    for (const message of messages) {
      this.#sending = this.#sending.then(async () => {
        try {
          if (!this.#client) throw new Error('There is no connection for live events.');
          await this.#client.query('select pg_notify($1, $2)', [CHANNEL, message]);
        } catch {
          this.#missed = true;
        }
      });
    }
  }

  #receive(payload: string): void {
    const { from, changes } = JSON.parse(payload) as Message;
    if (from === this.#id) return;
    if (changes) this.#live.deliver(changes);
    else this.#live.resync();
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#isStopped) return;
    clearInterval(this.#probe);
    this.#client = undefined;
    this.#missed = true;
    this.#onError(error);
    void client.end().catch(() => {});
    const wait = Math.min(RETRY_MS.first * 2 ** this.#failures, RETRY_MS.max);
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.start(), wait * (0.5 + Math.random() / 2)).unref();
  }
}
