import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { family, pssMb, startServer } from './process.ts';

/** Start on a fresh folder with the demo data, and again on the same one. */
export async function measureStarts(say: (line: string) => void): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-start-'));
  const env = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error' };
  try {
    const first = await startServer(env);
    await first.stop();
    const later = await startServer(env);
    const [server, ...database] = family(later.child.pid!);
    const memory = `server ${pssMb([server!]).toFixed(0)} MB, database ${pssMb(database).toFixed(0)} MB (goal 300)`;
    await later.stop();
    say(
      `\nfirst start with demo data ${(first.readyAfter / 1000).toFixed(1)} s (goal 10), later start ${(later.readyAfter / 1000).toFixed(1)} s (goal 3)`,
    );
    say(`memory after a start (PSS): ${memory}`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
