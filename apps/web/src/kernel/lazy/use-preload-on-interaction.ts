import { useEffect } from 'react';
import { nextInteraction, PRESS } from '../hydration/first-interaction.ts';

/**
 * Preloads what the page may be asked for as soon as somebody presses anything, so that nobody who only reads pays for it. With
 * `INTERACTION` it does not wait for a press: for what the first key already needs. Where it cannot be loaded now, showing it tries
 * again.
 */
export function usePreloadOnInteraction(
  preload: () => Promise<unknown>,
  isWanted = true,
  events: readonly string[] = PRESS,
): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const stopped = new AbortController();
    void nextInteraction(events, stopped).then(() => preload().catch(() => undefined));
    return () => stopped.abort();
  }, [preload, isWanted, events]);
}
