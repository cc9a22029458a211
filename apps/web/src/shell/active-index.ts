import { useEffect } from 'react';
import { useHydrated } from '../kernel/hydration/use-hydrated.ts';
import { localStore } from '../kernel/local-store.ts';
import { activeNumber, type NavigationItem } from './navigation.ts';

const activeIndex = localStore<number>('activeIndex');

/** The number of the current item; the last one is remembered for places that no item leads to. */
export function useActiveNumber(pathname: string, items: readonly NavigationItem[]): number | undefined {
  // The server does not know what a browser remembers.
  const remembered = useHydrated() ? activeIndex.read() : undefined;
  const active = activeNumber(pathname, items, remembered);
  useEffect(() => {
    if (active !== undefined) activeIndex.write(active);
  }, [active]);
  return active;
}
