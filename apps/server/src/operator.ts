import { readConfig } from './config.ts';
import { say } from './kernel/logging.ts';
import { askSecret } from './operator/ask-secret.ts';
import { HELP, runOperator } from './operator/commands.ts';
import { showProgress } from './operator/show-progress.ts';
import { startFailure } from './start-failure.ts';

/** Commands of whoever runs the installation: of the database of DATABASE_URL, or of the server that runs on DATA_DIR. */
const given = process.argv.slice(2);
try {
  if (given.length === 0 || given.includes('--help')) say(HELP);
  else
    say(await runOperator(given, readConfig({ NODE_ENV: 'development', ...process.env }), askSecret, showProgress()));
} catch (error) {
  say(startFailure(error));
  process.exit(1);
}
