import { reloadForNewVersion } from './reload-for-new-version.ts';
import { createStore } from '../store.ts';
import { findLoadFailure, type LoadFailure } from './load-failure.ts';

/** A server that was away gives no sign when it is back. */
const PATIENCE_MS = 15_000;

/** Why what was needed last is not here; undefined once it is. */
export const currentLoadFailure = createStore<LoadFailure | undefined>(undefined);

/** Resolves when it is worth asking again: the network is back, somebody presses anything, or a while has passed. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const patience = setTimeout(hear, PATIENCE_MS);
    function hear() {
      heard.abort();
      clearTimeout(patience);
      resolve();
    }
    for (const sign of ['online', 'click'])
      addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  });
}

/**
 * Asks for code until it is here. `tell` hears why it is not, and of nothing more once it is. Where the server has another version,
 * the page is loaded anew.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  tell: (trouble: LoadFailure | undefined) => void = () => undefined,
): Promise<T> {
  const say = (trouble: LoadFailure | undefined) => {
    currentLoadFailure.set(trouble);
    tell(trouble);
  };
  for (;;) {
    try {
      const here = await load();
      say(undefined);
      return here;
    } catch (error) {
      // What was fetched and does not run is a fault of the program: it is told where faults are.
      if (!(error instanceof TypeError)) reportError(error);
      const chance = nextChance();
      const trouble = await findLoadFailure();
      say(trouble);
      if (trouble === 'replaced') reloadForNewVersion();
      await chance;
    }
  }
}
