import { useDeferredValue, useState, useSyncExternalStore } from 'react';

/** Remembers of a component whether React asked it for what the server knew: then it takes over what the server rendered. */
class Taking {
  #isOver = false;
  readonly now = (): boolean => this.#isOver;
  readonly asOnServer = (): boolean => (this.#isOver = true);
}
const newTaking = () => new Taking();
const never = () => () => undefined;

/**
 * Whether the page is the one that the server sent a moment ago: what came with it is as new as a fetched answer. It stays so for
 * the component, and nothing is drawn again for the asking.
 */
export function useIsInitialRender(): boolean {
  const [taking] = useState(newTaking);
  return useSyncExternalStore(never, taking.now, taking.asOnServer);
}

/**
 * Whether what the server rendered was taken over. Whether React has hydrated the server's markup. What depends on it
 * is drawn afterwards and in pieces. An update at once would make React hydrate everything below in a single long task,
 * and drop what waits for its code.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, useIsInitialRender() ? false : undefined);
}
