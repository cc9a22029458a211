import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether three panes have room side by side. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
