import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** A page that came from this device says so as well: what it shows came with it, and it may make no call. */
function keptPageAt(): string | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming.find(({ name }) => name === 'kept')?.description ?? null;
}

const kept = createStore<string | null>(keptPageAt());

/** What an answer says of itself: when it was kept, where the network gave none. */
export const noteKept = ({ headers }: Response): void => kept.set(headers.get('x-kept-at'));

/** When what is shown was read, where it was kept on this device; null where the network answers. */
export const useKeptAt = (): string | null => useSyncExternalStore(kept.subscribe, kept.get, () => null);

/** Whether the browser says that it has no network, or what is shown was kept here because none answered. */
export function useIsAway(): boolean {
  const [isOnline, keptAt] = [useOnline(), useKeptAt()];
  return !isOnline || keptAt !== null;
}
