import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { connectionOf, type Connection } from './kernel/database/connection.ts';
import { usingDatabase } from './kernel/database/connecting/unusable.ts';
import { superuser } from './kernel/postgres/settings.ts';

/** Runs a command of operators as the owner of the database of DATABASE_URL, or of the server that runs on DATA_DIR. */
export function asOwner<T>(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  work: (owner: Connection) => Promise<T>,
): Promise<T> {
  const socket = join(dataDirectory, 'postgres', 'socket');
  if (!databaseUrl && !existsSync(socket))
    throw new ConfigError(`No server runs on ${dataDirectory}: start it, or name its database with DATABASE_URL.`);
  return usingDatabase('The database', () =>
    work(
      databaseUrl
        ? connectionOf(databaseUrl)
        : { host: readlinkSync(socket), port: 5432, user: superuser, database: 'dure' },
    ),
  );
}
