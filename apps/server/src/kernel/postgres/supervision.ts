import { setTimeout as delay } from 'node:timers/promises';
import { endLeftovers, launch, terminate, type Installation, type Postmaster } from './postmaster.ts';
import { DatabaseUnusable } from './unusable.ts';

/** Tells the person at the terminal, in whole sentences. */
export type Tell = (sentence: string) => void;

/** Pauses between the tries to start a database again; after the last one it is given up. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];
const LEFTOVERS_MS = { patience: 10_000, force: 3_000 };
/** Of a server that was killed, or that is ending at this moment. */
const LEFTOVERS = /shared memory block .{0,200}still in use|lock file "[^"]{0,4096}" already exists/;

/** Starts the server; one that was killed may have left processes behind that take a moment to notice. */
export async function launchPatiently(installation: Installation, signal?: AbortSignal): Promise<Postmaster> {
  for (const began = Date.now(); ; await delay(100)) {
    try {
      return await launch(installation, signal);
    } catch (error) {
      const waited = Date.now() - began;
      const leftovers = error instanceof Error && LEFTOVERS.test(error.message);
      if (!leftovers || waited > LEFTOVERS_MS.patience) throw error;
      if (waited > LEFTOVERS_MS.force) endLeftovers(installation.dataDirectory);
    }
  }
}

/**
 * Starts the server again whenever it ends by itself, with some tries. `gone` resolves where none succeeds; `end` ends it for
 * good.
 */
export function keepRunning(
  first: Postmaster,
  installation: Installation,
  tell: Tell,
): { end: () => Promise<void>; gone: Promise<DatabaseUnusable> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Promise<Postmaster | undefined> = Promise.resolve(first);
  let giveUp: (error: DatabaseUnusable) => void;
  const gone = new Promise<DatabaseUnusable>((resolve) => (giveUp = resolve));

  const relaunch = async (): Promise<Postmaster | undefined> => {
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        const server = await launchPatiently(installation, signal);
        tell('The database runs again.');
        return server;
      } catch (cause) {
        if (signal.aborted) return undefined;
        if (pause === undefined) {
          const tries = `${PAUSES_MS.length + 1} tries`;
          const where = `its log is ${installation.logFile}`;
          giveUp(new DatabaseUnusable(`The database ended and did not start again in ${tries}: ${where}.`, { cause }));
          return undefined;
        }
        tell(`The database does not start: the next try is in ${pause / 1000} s.`);
        await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const watch = async (): Promise<void> => {
    for (let server: Postmaster | undefined = first; server; server = await current) {
      await server.ended;
      if (signal.aborted) return;
      tell('The database ended by itself and is started again.');
      current = relaunch();
    }
  };
  void watch();

  const end = async () => {
    stopping.abort();
    const server = await current;
    if (server) await terminate(server, installation);
  };
  return { end, gone };
}
