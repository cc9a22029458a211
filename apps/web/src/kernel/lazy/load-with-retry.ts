import { reloadForNewVersion } from './reload-for-new-version.ts';
import { nextInteraction } from '../hydration/first-interaction.ts';
import { createStore } from '../store.ts';
import { findLoadFailure, type LoadFailure } from './load-failure.ts';

/** A server that was away gives no sign when it is back. */
const PATIENCE_MS = 15_000;

/** Why what was needed last is not loaded; undefined once it is. */
export const currentLoadFailure = createStore<LoadFailure | undefined>(undefined);

/** Resolves when it is worth trying again: the network is back, somebody presses anything, or a while has passed. */
const nextChance = (): Promise<unknown> =>
  new Promise((resolve) => {
    const stopped = new AbortController();
    stopped.signal.addEventListener('abort', resolve);
    void nextInteraction(['online', 'click'], stopped);
    setTimeout(() => stopped.abort(), PATIENCE_MS);
  });

/**
 * Loads until it succeeds. `tell` hears after each failed attempt why, and `undefined` in the end. Where the server has another
 * version, the page is reloaded.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  tell: (failure: LoadFailure | undefined) => void = () => undefined,
): Promise<T> {
  const say = (failure: LoadFailure | undefined) => {
    currentLoadFailure.set(failure);
    tell(failure);
  };
  for (;;) {
    try {
      const loaded = await load();
      say(undefined);
      return loaded;
    } catch (error) {
      // A module that was fetched and does not run is an error of the app: it is reported as one.
      if (!(error instanceof TypeError)) reportError(error);
      const chance = nextChance();
      const failure = await findLoadFailure();
      say(failure);
      if (failure === 'replaced') reloadForNewVersion();
      await chance;
    }
  }
}
