import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderWithData, killed, note, notes, otherServer, pidOf, started } from './embedded.test-help.ts';
import { postgresIn, readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './process-table.ts';

const dataIn = (directory: string) => path.join(directory, 'data');
/** PostgreSQL's processes say what they are in their title. */
const checkpointerOf = (directory: string): number =>
  postgresIn(dataIn(directory)).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('checkpointer'))!;

/** A database whose server died, ordered to end and unable to: its last process does not answer. */
async function stuckInStopping(directory: string): Promise<number[]> {
  const server = await otherServer(directory, { env: { PATH: '/nowhere' } });
  await note(server.said, '남는다');
  const postmaster = pidOf(directory)!;
  const checkpointer = checkpointerOf(directory);
  process.kill(checkpointer, 'SIGSTOP');
  await killed(server);
  process.kill(postmaster, 'SIGINT');
  await vi.waitFor(() => {
    expect(readPostmasterFile(dataIn(directory))?.status).toBe('stopping');
    expect(postgresIn(dataIn(directory)).toSorted()).toEqual([postmaster, checkpointer].toSorted());
  });
  return [postmaster, checkpointer];
}

/** How long it takes until none of the processes is left. */
async function endOf(processes: readonly number[]): Promise<number> {
  const began = Date.now();
  await vi.waitFor(() => expect(processes.filter(isAlive)).toEqual([]), { timeout: 60_000, interval: 20 });
  return Date.now() - began;
}

/** Starts on the folder; answers what was said and when. */
async function startHearing(directory: string) {
  const began = Date.now();
  const heard: { sentence: string; after: number }[] = [];
  const tell = (sentence: string) => heard.push({ sentence, after: Date.now() - began });
  const postgres = await started(directory, { tell });
  return { heard, texts: await notes(postgres.connection('postgres')) };
}

test.runIf(process.platform === 'linux')(
  'a database that is stuck in stopping is named within two seconds and ended within fifteen, and loses nothing',
  async () => {
    const directories = [await folderWithData(), await folderWithData()];
    const [listening, deaf] = [await stuckInStopping(directories[0]!), await stuckInStopping(directories[1]!)];
    // The second one hears no signal at all: it is ended by force.
    process.kill(deaf[0]!, 'SIGSTOP');
    const ending = [endOf(listening), endOf(deaf)];
    const starts = await Promise.all(directories.map(startHearing));
    for (const [index, { heard, texts }] of starts.entries()) {
      const [postmaster] = [listening, deaf][index]!;
      expect(heard[0]?.sentence).toBe(
        `Waiting for the database that an earlier server left: it is ending (process ${postmaster}).`,
      );
      expect(heard[0]?.after).toBeLessThan(2000);
      expect(await ending[index]).toBeLessThan(15_000);
      expect(texts).toEqual(['남는다']);
    }
  },
  60_000,
);

test.runIf(process.platform === 'linux')(
  'what a killed database left behind and nobody ends is ended, so that the next start succeeds',
  async () => {
    const directory = await folderWithData();
    const [postmaster, checkpointer] = await stuckInStopping(directory);
    process.kill(postmaster!, 'SIGKILL');
    const { texts } = await startHearing(directory);
    expect(texts).toEqual(['남는다']);
    expect(isAlive(checkpointer!)).toBe(false);
  },
  60_000,
);
