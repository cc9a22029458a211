import { useSyncExternalStore } from 'react';
import { createStore, useStore } from './store.ts';

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

const kept = createStore<string | null>(null);

/** What an answer says of itself: when it was kept, where the network gave none. */
export const noteKept = ({ headers }: Response): void => kept.set(headers.get('x-kept-at'));

/** When what is shown was read, where it was kept on this device; null where the network answers. */
export const useKeptAt = (): string | null => useStore(kept);

/** Whether the browser says that it has no network, or what is shown was kept here because none answered. */
export function useIsAway(): boolean {
  const [isOnline, keptAt] = [useOnline(), useKeptAt()];
  return !isOnline || keptAt !== null;
}
