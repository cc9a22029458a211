import { useCallback, useSyncExternalStore } from 'react';

const hear = (told: () => void) => {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
};
const readHash = () => location.hash;

/** What an address says behind its #, as `#place?name=value`. */
export const searchIn = (hash: string) => new URLSearchParams(hash.split('?')[1] ?? '');

/**
 * The search behind the # of the address, and what changes it. Each change is a step that Back undoes, unless it is made in place.
 * What is undefined or empty is left out.
 */
export function useHashSearch(place: string) {
  const hash = useSyncExternalStore(hear, readHash, () => '');
  const change = useCallback(
    (part: Readonly<Record<string, string | undefined>>, isInPlace = false) => {
      const search = searchIn(location.hash);
      for (const [name, value] of Object.entries(part)) {
        if (value) search.set(name, value);
        else search.delete(name);
      }
      const asked = search.size === 0 ? '' : `?${search.toString()}`;
      history[isInPlace ? 'replaceState' : 'pushState'](null, '', `#${place}${asked}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    },
    [place],
  );
  return [hash, change] as const;
}
