import { useDeferredValue, useState, useSyncExternalStore } from 'react';

/** Remembers of a component whether React asked it for the server's snapshot, which it does only to hydrate it. */
class Snapshot {
  #isHydrating = false;
  readonly onClient = (): boolean => this.#isHydrating;
  readonly onServer = (): boolean => (this.#isHydrating = true);
}
const newSnapshot = () => new Snapshot();
const never = () => () => undefined;

/**
 * Whether the component stands in the markup that the server sent a moment ago. What came with the page is then as new as a fetched
 * answer. The value never changes, so nothing is drawn again for it.
 */
export function useIsInitialRender(): boolean {
  const [snapshot] = useState(newSnapshot);
  return useSyncExternalStore(never, snapshot.onClient, snapshot.onServer);
}

/**
 * Whether React has hydrated the server's markup. What depends on it is drawn afterwards and in pieces. An update at once would make
 * React hydrate everything below in a single long task, and drop what is still loading.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, useIsInitialRender() ? false : undefined);
}
