import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { withClient } from './kernel/database/client.ts';
import { connectionOf } from './kernel/database/connection.ts';
import { usingDatabase } from './kernel/database/connecting/unusable.ts';
import { reportJobs, showJobs } from './kernel/jobs/report.ts';
import { say } from './kernel/logging.ts';
import { superuser } from './kernel/postgres/settings.ts';
import { startFailure } from './start-failure.ts';

/** What the background jobs do, for operators: of the database of DATABASE_URL, or of the server that runs on DATA_DIR. */
try {
  const { databaseUrl, dataDirectory } = readConfig({ NODE_ENV: 'development', ...process.env });
  const socket = join(dataDirectory, 'postgres', 'socket');
  if (!databaseUrl && !existsSync(socket))
    throw new ConfigError(`No server runs on ${dataDirectory}: start it, or name its database with DATABASE_URL.`);
  const report = await usingDatabase('The database', () => {
    const connection = databaseUrl
      ? connectionOf(databaseUrl)
      : { host: readlinkSync(socket), port: 5432, user: superuser, database: 'dure' };
    return withClient(connection, reportJobs);
  });
  say(showJobs(report));
} catch (error) {
  say(startFailure(error));
  process.exit(1);
}
