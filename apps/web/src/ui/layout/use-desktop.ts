import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 64rem)');

/** Whether the desktop layout applies at this moment. */
export const isDesktopNow = (): boolean => wide().matches;

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the desktop layout applies: panes have room side by side. A page that the server rendered begins as on a phone. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, isDesktopNow, () => false);
