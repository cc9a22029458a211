import { sql } from 'kysely';
import { type Clock, restReally } from './clock.ts';
import { build } from './database/build.ts';
import type { Database } from './database/database.ts';

const FOLLOW_MS = 10_000;
/** An answer that took longer tells too little of when it was given. */
const PROMPT_MS = 500;

const asked = build.selectNoFrom(sql<Date>`clock_timestamp()`.as('now'));

/**
 * The clock of the database, which all servers of an installation share. What one writes another compares (sessions,
 * links, deadlines), and the clocks of their machines may differ by minutes. Between two looks the steady time of the
 * process counts, which nobody sets.
 */
export class DatabaseClock implements Clock {
  readonly rest = restReally;
  readonly #database: Pick<Database, 'readGlobal'>;
  /** What the database's clock read when the process began, in milliseconds since 1970. */
  #origin: number | undefined;
  #following: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'readGlobal'>) {
    this.#database = database;
  }

  now(): Date {
    return new Date(this.#origin === undefined ? Date.now() : this.#origin + performance.now());
  }

  /** Looks once, then every ten seconds until `stop`; the database may be away meanwhile. */
  async start(): Promise<void> {
    await this.#look();
    this.#following = setInterval(() => void this.#look().catch(() => {}), FOLLOW_MS).unref();
  }

  stop(): void {
    clearInterval(this.#following);
  }

  async #look(): Promise<void> {
    const before = performance.now();
    const [row] = await this.#database.readGlobal(asked);
    const after = performance.now();
    if (this.#origin !== undefined && after - before > PROMPT_MS) return;
    this.#origin = row!.now.getTime() - (before + after) / 2;
  }
}
