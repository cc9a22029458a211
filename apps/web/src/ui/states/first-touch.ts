import { useEffect } from 'react';

const PRESSES: readonly Sign[] = ['pointerdown', 'keydown'];
/** Somebody is there: for what the first key already needs. */
export const PRESENCE: readonly Sign[] = [...PRESSES, 'pointermove'];
type Sign = 'pointerdown' | 'pointermove' | 'keydown';

/**
 * Fetches what the page may be asked for as soon as somebody presses anything. It is then there when needed, and nobody
 * who only reads pays for it. Without a connection it does not come this time; opening it asks again.
 */
export function useOnFirstTouch(load: () => Promise<unknown>, isWanted = true, signs = PRESSES) {
  useEffect(() => {
    if (!isWanted) return undefined;
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      load().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: heard.signal });
    return () => heard.abort();
  }, [load, isWanted, signs]);
}
