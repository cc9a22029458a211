import { createContext, use, useSyncExternalStore } from 'react';

const TICK_MS = 20_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Without readers nothing ticks, so the first one must not begin with an old instant. */
function current(): number {
  if (Math.abs(Date.now() - now) >= TICK_MS) now = Date.now();
  return now;
}

/**
 * The present of a page that the server rendered a moment ago. While it is near enough nothing is redrawn, and parts
 * whose code is still loading stay as they are.
 */
export const beginAt = (renderedAt: number): void => void (now = renderedAt);

/** The instant at which the server rendered the page, in milliseconds; the browser begins with the same words. */
export const RenderedAtContext = createContext<number | undefined>(undefined);

/** The present to the nearest twenty seconds: one timer for every clock on the page. */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(subscribe, current, () => renderedAt ?? current());
}
