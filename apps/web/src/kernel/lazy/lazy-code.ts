import { createStore, type Store } from '../store.ts';
import type { LoadFailure } from './load-failure.ts';
import { loadWithRetry } from './load-with-retry.ts';
import { isServerRender } from './server-render.ts';

const loads = new Set<Promise<unknown>>();

/** A module that is loaded later than the page. */
export interface LazyCode<Code> {
  /** Loads it once, because it soon will be needed; rejects where it cannot be loaded now. */
  readonly load: () => Promise<Code>;
  /** Loads it because it is needed: resolves once it is loaded, after however many attempts. On the server as `load`. */
  readonly need: () => Promise<Code>;
  /** As `need`, and resolves as well once the first attempt has failed. */
  readonly outcome: () => Promise<unknown>;
  /** The module, where it is loaded. */
  readonly loaded: () => Code | undefined;
  /** Why it is needed and not loaded; undefined until an attempt has failed, and once it is loaded. */
  readonly failure: Store<LoadFailure | undefined>;
}

export function lazyCode<Code>(importer: () => Promise<Code>): LazyCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  let needed: Promise<Code> | undefined;
  let outcome: Promise<unknown> | undefined;
  const failure = createStore<LoadFailure | undefined>(undefined);
  const load = () => {
    if (!loading) {
      loading = importer().then((code) => (loaded = code));
      loads.add(loading);
      // A failed attempt is not kept: the next call tries again.
      loading.catch(() => (loading = undefined));
    }
    return loading;
  };
  const need = () => (isServerRender() ? load() : (needed ??= loadWithRetry(load, failure.set)));
  const firstOutcome = () =>
    new Promise<unknown>((resolve) => {
      failure.subscribe(() => resolve(undefined));
      void need().then(resolve);
    });
  return { load, need, outcome: () => (outcome ??= firstOutcome()), loaded: () => loaded, failure };
}

/** Resolves when every module that was asked for is loaded; rejects when one cannot be. */
export const allLoaded = (): Promise<unknown> => Promise.all(loads);
