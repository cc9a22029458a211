import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same while what it does is the latest: for parts that are drawn anew only when something they
 * show changed. To be called after drawing, never during it.
 */
export function useStable<Given extends readonly unknown[], Result>(
  latest: (...given: Given) => Result,
): (...given: Given) => Result {
  const kept = useRef(latest);
  useLayoutEffect(() => {
    kept.current = latest;
  });
  return useCallback((...given: Given) => kept.current(...given), []);
}
