import { readConfig } from './config.ts';
import { withClient } from './kernel/database/client.ts';
import { reportJobs, showJobs } from './kernel/jobs/report.ts';
import { say } from './kernel/logging.ts';
import { asOwner } from './owner-connection.ts';
import { startFailure } from './start-failure.ts';

/** What the background jobs do, for operators: of the database of DATABASE_URL, or of the server that runs on DATA_DIR. */
try {
  const config = readConfig({ NODE_ENV: 'development', ...process.env });
  say(showJobs(await asOwner(config, (owner) => withClient(owner, reportJobs))));
} catch (error) {
  say(startFailure(error));
  process.exit(1);
}
