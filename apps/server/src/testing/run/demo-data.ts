import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from '../child.ts';
import { withDatabaseOf } from '../crash/outages.ts';

/** Names the folder of demo data that a run made once. */
export const DEMO_DATA_OF_RUN = 'TEST_DEMO_DATA';

const WORK = `select from content_versions where reading_state in ('WAITING', 'READING')
  union all select from pgboss.job where state in ('created', 'active') and start_after <= now()`;

/**
 * Starts the program on a new folder, which fills it with demo data. It ends once the resulting background work is
 * done, which every server on a copy would otherwise repeat.
 */
export async function makeDemoData(directory: string): Promise<void> {
  const { child, ended } = await startProgram(directory);
  const isWorking = () => withDatabaseOf(directory, async (client) => (await client.query(WORK)).rowCount! > 0);
  while (child.exitCode === null && (await isWorking())) await setTimeout(200);
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('The program that loaded the demo data did not end well.');
}

/** The demo organisations' days begin in Seoul. */
const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' });

/** Its days count from the one on which it was made: after midnight what was due today is late. */
const isOfToday = (made: string): boolean =>
  day.format(statSync(join(made, 'session-keys.json')).mtime) === day.format(new Date());

/**
 * Fills an empty folder with the demo data of this run: a copy costs a twentieth of what loading costs. The folder stays
 * empty without one, with one of yesterday, or where files cannot be copied with their owners. Then the first start on
 * it loads the data.
 */
export function copyDemoData(directory: string): void {
  const made = process.env[DEMO_DATA_OF_RUN];
  if (made && process.platform !== 'win32' && isOfToday(made)) execFileSync('cp', ['-a', `${made}/.`, directory]);
}
