import type pg from 'pg';
import { Semaphore } from '../semaphore.ts';
import { Database } from './database.ts';

/**
 * A limited part of a database's connections, for bursts of work. However much there is, it uses at most `most` of
 * them, and the others serve everybody else.
 */
export class LimitedDatabase extends Database {
  readonly #semaphore: Semaphore;

  constructor(of: Database, most: number) {
    super(of.pool);
    this.#semaphore = new Semaphore(most);
    this.clock = of.clock;
    this.onChanges = (tenantId, changes) => of.onChanges(tenantId, changes);
  }

  /** Counts work that holds one connection of the database at a time, such as a unit's, as one of the share's. */
  take<T>(work: () => Promise<T>): Promise<T> {
    return this.#semaphore.take(work);
  }

  protected override withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.take(() => super.withClient(work));
  }
}
