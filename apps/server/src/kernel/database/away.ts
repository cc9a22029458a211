import pg from 'pg';

/** The database did not answer: away, starting, ending, or the connection to it was lost. What was asked may or may not be done. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away.', { cause });
  }
}

/** PostgreSQL says so and hangs up: connection failures, no connection left, shutdown, crash, starting. */
const GOODBYE = /^(08|53300|57P0|25P03)/;

/** Whether an answer of the database was its last on this connection. */
export const isGoodbye = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.severity === 'FATAL' || GOODBYE.test(error.code ?? ''));
