import { createStore, type Store } from '../store.ts';
import { isOnServer } from './parts-on-server.ts';
import { loadWithRetry } from './load-with-retry.ts';
import type { LoadFailure } from './load-failure.ts';

const arriving = new Set<Promise<unknown>>();

/** Code that is fetched later than the page, whatever shows it. */
export interface PartCode<Part> {
  /** Fetches it once, because it soon will be needed; rejects where it cannot be had now. */
  readonly load: () => Promise<Part>;
  /** Fetches it because it is needed: resolves once it is here, however often it has to be asked for. On the server as `load`. */
  readonly need: () => Promise<Part>;
  /** As `need`, and resolves as well once it is known to be missing. */
  readonly outcome: () => Promise<unknown>;
  /** The code, where it is here. */
  readonly here: () => Part | undefined;
  /** Why it was needed and is not here; undefined until then, and once it is here. */
  readonly trouble: Store<LoadFailure | undefined>;
}

export function partCode<Part>(importer: () => Promise<Part>): PartCode<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  let needed: Promise<Part> | undefined;
  let outcome: Promise<unknown> | undefined;
  const trouble = createStore<LoadFailure | undefined>(undefined);
  const load = () => {
    if (!loading) {
      loading = importer().then((arrived) => (part = arrived));
      arriving.add(loading);
      // Where it does not come this time, the next one asks again.
      loading.catch(() => (loading = undefined));
    }
    return loading;
  };
  const need = () => (isOnServer() ? load() : (needed ??= loadWithRetry(load, trouble.set)));
  const firstOutcome = () =>
    new Promise<unknown>((resolve) => {
      trouble.subscribe(() => resolve(undefined));
      void need().then(resolve);
    });
  return { load, need, outcome: () => (outcome ??= firstOutcome()), here: () => part, trouble };
}

/** Resolves when the code of every part that was asked for is here; rejects when one cannot be had. */
export const partsArrived = (): Promise<unknown> => Promise.all(arriving);
