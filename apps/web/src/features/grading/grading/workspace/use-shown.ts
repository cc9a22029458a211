import { startTransition, useEffect, useRef, useState } from 'react';

/** Steps that follow each other within this pass by what lies between; what is there is drawn once they rest. */
const HURRY_MS = 150;

/**
 * What there is to read and to grade, drawn after the queue has moved, so that a key is answered at once. Whoever hurries
 * through the queue sees it move along: drawing every answer on the way would keep the next key waiting.
 */
export function useShown<Current>(current: Current) {
  const [shown, setShown] = useState(current);
  const stepped = useRef(-Infinity);
  const isHurried = useRef(false);
  useEffect(() => {
    const show = () => startTransition(() => setShown(current));
    const rest = isHurried.current ? stepped.current + HURRY_MS - performance.now() : 0;
    if (rest <= 0) {
      show();
      return undefined;
    }
    const later = setTimeout(show, rest);
    return () => clearTimeout(later);
  }, [current]);
  return {
    shown,
    /** A step through the queue begins. */
    noteStep(): void {
      const now = performance.now();
      isHurried.current = now - stepped.current < HURRY_MS;
      stepped.current = now;
    },
  };
}
