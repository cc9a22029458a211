import pg from 'pg';

/** Name of the constraint that a statement broke; undefined for any other failure. */
export const brokenConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined;
