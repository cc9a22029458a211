import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';

/** As long as somebody listens to it: to ask anew costs more than most of what is drawn for a key. */
let heard: MediaQueryList | undefined;
let listeners = 0;

const wide = () => heard ?? matchMedia('(min-width: 64rem)');

/** Whether the desktop layout applies at this moment. */
export const isDesktopNow = (): boolean => wide().matches;

function subscribe(listener: () => void): () => void {
  const query = (heard = wide());
  listeners += 1;
  query.addEventListener('change', listener);
  return () => {
    listeners -= 1;
    if (listeners === 0) heard = undefined;
    query.removeEventListener('change', listener);
  };
}

/** Whether the desktop layout applies: panes have room side by side. A page that the server rendered begins as on a phone. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, isDesktopNow, () => false);

const asHere = () => typeof matchMedia === 'function' && isDesktopNow();

/**
 * As `useDesktop`, but undefined where the server rendered, which knows no width: it shows what styles choose from. What the width
 * changes is drawn once that was taken over.
 */
export function useKnownDesktop(): boolean | undefined {
  const isHydrated = useHydrated();
  const isDesktop = useSyncExternalStore(subscribe, isDesktopNow, asHere);
  return isHydrated ? isDesktop : undefined;
}
