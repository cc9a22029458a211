import { execFileSync } from 'node:child_process';
import { startProgram } from '../child.ts';

/** Names the folder of demo data that a run made once. */
export const DEMO_DATA_OF_RUN = 'TEST_DEMO_DATA';

/** Starts the program on a new folder, which fills it with demo data, and ends it. */
export async function makeDemoData(directory: string): Promise<void> {
  const { child, ended } = await startProgram(directory);
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('The program that loaded the demo data did not end well.');
}

/**
 * Fills an empty folder with the demo data of this run: a copy costs a twentieth of what loading costs. Without one, or where
 * files cannot be copied with their owners, the folder stays empty, and the first start on it loads the data.
 */
export function copyDemoData(directory: string): void {
  const made = process.env[DEMO_DATA_OF_RUN];
  if (made && process.platform !== 'win32') execFileSync('cp', ['-a', `${made}/.`, directory]);
}
