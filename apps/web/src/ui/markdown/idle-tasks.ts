/** What waits for its turn, in its order. */
const waiting = new Set<() => void>();
let isPlanned = false;

/** At the latest then, however much else the browser does. */
const MAX_WAIT_MS = 500;

function plan(): void {
  if (isPlanned || waiting.size === 0) return;
  isPlanned = true;
  const run = () => {
    isPlanned = false;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    next();
    plan();
  };
  // Safari tells of no rest.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  else setTimeout(run);
}

/** Runs one after the other, each in a task of its own while the browser rests. Answers a way to leave the queue. */
export function runWhenIdle(run: () => void): () => void {
  waiting.add(run);
  plan();
  return () => void waiting.delete(run);
}

/** Runs once the element takes place on the page: what stands in the other tab of a phone waits until that is seen. Answers a way to stop. */
export function whenLaidOut(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run();
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry || (!entry.isIntersecting && entry.boundingClientRect.width === 0)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
