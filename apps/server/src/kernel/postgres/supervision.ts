import { setTimeout as delay } from 'node:timers/promises';
import { launch, terminate, type Installation, type Postmaster } from './postmaster.ts';

type Log = (message: string, details?: object) => void;

const longestPause = 30_000;
/** Of a server that was killed, or that is ending at this moment. */
const LEFTOVERS = /shared memory block .*still in use|lock file ".*" already exists/;

/** Starts the server; one that was killed may have left processes behind that take a moment to notice. */
export async function launchPatiently(installation: Installation): Promise<Postmaster> {
  for (let tries = 100; ; tries--) {
    try {
      return await launch(installation);
    } catch (error) {
      const leftovers = error instanceof Error && LEFTOVERS.test(error.message);
      if (!leftovers || tries === 0) throw error;
      await delay(100);
    }
  }
}

/** Starts the server again whenever it ends by itself; returns what ends it for good. */
export function keepRunning(first: Postmaster, installation: Installation, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  let current: Promise<Postmaster | undefined> = Promise.resolve(first);

  const relaunch = async (): Promise<Postmaster | undefined> => {
    for (let pause = 1000; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        const server = await launchPatiently(installation);
        log('The database runs again', { pid: server.pid });
        return server;
      } catch (error) {
        log('The database does not start', { error, pause });
        await delay(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
    return undefined;
  };

  const watch = async (): Promise<void> => {
    for (let server: Postmaster | undefined = first; server; server = await current) {
      await server.ended;
      if (stopping.signal.aborted) return;
      log('The database ended by itself and is started again', { pid: server.pid });
      current = relaunch();
    }
  };
  void watch();

  return async () => {
    stopping.abort();
    const server = await current;
    if (server) await terminate(server, installation.binaries);
  };
}
