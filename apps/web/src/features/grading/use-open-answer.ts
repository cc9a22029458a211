import { useEffect, useRef } from 'react';

/**
 * Where the focus is when another answer opens; its line in the queue is in sight.
 * Focus in the queue goes along in the queue; after a key it goes to the answer; a button that was pressed keeps it.
 */
export function useOpenAnswer(open: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const answer = useRef<HTMLElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (open === undefined) return;
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    line?.scrollIntoView({ block: 'nearest' });
    const isInQueue = list.current?.contains(document.activeElement) === true;
    if (isInQueue) line?.focus({ preventScroll: true });
    else if (isByKey.current) answer.current?.focus({ preventScroll: true });
    isByKey.current = false;
  }, [open]);
  return {
    list,
    answer,
    /** The next answer is opened by a key. */
    markKey: () => {
      isByKey.current = true;
    },
    focusAnswer: () => answer.current?.focus({ preventScroll: true }),
  };
}
