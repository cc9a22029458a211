import type { Config } from '../config.ts';
import { accountCreate, accountList, accountRenew, accountRetire, accountUnlock } from './accounts.ts';
import { fail, valuesOf, type Command, type Given } from './arguments.ts';
import { tenantCreate } from './tenant-create.ts';
import { tenantDiscard, tenantExport, tenantImport } from './tenant-move.ts';
import { tenantList } from './tenant-list.ts';
import { tenantDelete, tenantKeep, tenantLimit, tenantRename, tenantResume, tenantSuspend } from './tenant-states.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  'tenant list': tenantList,
  'tenant create': tenantCreate,
  'tenant rename': tenantRename,
  'tenant limit': tenantLimit,
  'tenant suspend': tenantSuspend,
  'tenant resume': tenantResume,
  'tenant delete': tenantDelete,
  'tenant keep': tenantKeep,
  'tenant export': tenantExport,
  'tenant import': tenantImport,
  'tenant discard': tenantDiscard,
  'account list': accountList,
  'account create': accountCreate,
  'account renew': accountRenew,
  'account unlock': accountUnlock,
  'account retire': accountRetire,
};

export const HELP = `npm run operator -- COMMAND

${Object.values(COMMANDS)
  .map(({ help }) => help)
  .join('\n\n')}

The database is that of DATABASE_URL, or of the server that runs on DATA_DIR.
`;

/** Runs one command and answers what the person reads; throws a `ConfigError` of one sentence. */
export async function runOperator(
  given: readonly string[],
  config: Config,
  askSecret: Given['askSecret'],
  tell: Given['tell'] = () => {},
): Promise<string> {
  const words = given.slice(0, given.findIndex((one) => one.startsWith('--')) >>> 0);
  const name = words.join(' ');
  const command = COMMANDS[name] ?? fail(`There is no command "${name}": --help shows those that there are.`);
  return command.run({ config, values: valuesOf(given, command), askSecret, tell });
}
