import pg from 'pg';

/** Where a database is and who logs in; pg and the job queue take it as it is. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password?: string;
  readonly ssl?: boolean | object;
}

/** The parts of a `postgresql://` address, with PostgreSQL's usual defaults. */
export function connectionOf(url: string): Connection {
  const { host, port, database, user, password, ssl } = new pg.Client(url);
  return {
    host,
    port,
    database: database ?? 'postgres',
    user: user ?? 'postgres',
    ...(password ? { password } : {}),
    ...(ssl ? { ssl } : {}),
  };
}
