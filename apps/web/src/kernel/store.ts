import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `asRendered`: what the server knew of it, where it may have changed before a late part is taken over. */
export function useStore<T>({ subscribe, get }: Store<T>, asRendered: () => NoInfer<T> = get): T {
  return useSyncExternalStore(subscribe, get, asRendered);
}
