import { startTransition, useEffect, useState } from 'react';

/**
 * A screen reader may send no more than a click. A press that nobody heard is checked by an `auxclick`
 * (`event-replay.ts`). A focus is no sign: the app itself sets it.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'auxclick'] as const;

/** Resolves with the next sign of somebody: a pointer, a key, a finger. */
export const nextInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
  });

/** What `start.ts` noted before the program ran. */
const cameEarly = () => document.querySelector('[data-early]') !== null;

const came = Promise.withResolvers<void>();
let isAwaited = false;

/** What waits for somebody comes from now on, as where nothing stands there yet. */
export const reportInteraction = (): void => came.resolve();

/** Resolves as soon as somebody is there, or was since it was first asked for; on the server never. */
export function firstInteraction(): Promise<void> {
  if (!isAwaited && typeof document !== 'undefined') {
    isAwaited = true;
    if (cameEarly()) reportInteraction();
    else void nextInteraction().then(reportInteraction);
  }
  return came.promise;
}

/** Whether somebody is there: for what nobody sees before. */
export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    void firstInteraction().then(() => startTransition(() => setThere(true)));
  }, []);
  return isThere;
}
