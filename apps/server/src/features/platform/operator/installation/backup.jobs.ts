import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Job } from '../../../../kernel/jobs/job.ts';

const execute = promisify(execFile);
export const BACKUP_JOB = 'backup';
/** A backup says little; what it says is for its failure. */
const MOST_OUTPUT = { maxBuffer: 16 * 1024 * 1024 };

/** Runs the program that saves the installation, without a shell; fails with the last line that it said. */
export async function runBackup(command: readonly string[] | undefined): Promise<void> {
  const [program, ...given] = command ?? [];
  if (program === undefined) throw new Error('BACKUP_COMMAND is not set.');
  await execute(program, given, MOST_OUTPUT).catch((error: Error & { readonly stderr?: string }) => {
    const said = error.stderr?.trim().split('\n').at(-1) ?? '';
    throw new Error(said === '' ? error.message : said, { cause: error });
  });
}

export const backupJob: Job = {
  name: BACKUP_JOB,
  define: ({ services }) => ({ name: BACKUP_JOB, run: () => runBackup(services.backupCommand) }),
};
