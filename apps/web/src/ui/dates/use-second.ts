import { use, useSyncExternalStore } from 'react';
import { RenderedAtContext } from './use-now.ts';

const SECOND_MS = 1000;
const second = (instant: number) => Math.floor(instant / SECOND_MS) * SECOND_MS;
const current = () => second(Date.now());

function subscribe(listener: () => void) {
  const timer = setInterval(listener, SECOND_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The present to the second, for the one clock that runs; everything else reads `useNow`. */
export function useSecond(): number {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(subscribe, current, () => (renderedAt === undefined ? current() : second(renderedAt)));
}
