import { useEffect, useRef } from 'react';

/** The focus is nowhere in particular: on the page as a whole, where somebody who just came stands. */
const isNowhere = (focused: Element | null) => focused === null || focused.matches('body, main');

/** Even where it is already, to ask for the focus lays out the page. */
const focusOn = (element: HTMLElement | null) => {
  if (element !== document.activeElement) element?.focus({ preventScroll: true });
};

/**
 * Where the focus is when another answer opens; its line in the queue is in sight. Focus in the queue moves along in
 * the queue. After a key, for somebody who just came, and once the quiz was chosen, it goes to the answer, where the
 * keys grade. A pressed button keeps it.
 */
export function useOpenAnswer(open: string | undefined) {
  const lines = useRef<HTMLUListElement>(null);
  const answer = useRef<HTMLElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (open === undefined) return undefined;
    const line = lines.current?.querySelector<HTMLElement>('[aria-current]');
    // Once everything else has changed, too: the page is laid out once.
    const frame = requestAnimationFrame(() => line?.scrollIntoView({ block: 'nearest' }));
    const isInQueue = lines.current?.contains(document.activeElement) === true;
    if (isInQueue) line?.focus({ preventScroll: true });
    else if (isByKey.current || isNowhere(document.activeElement)) focusOn(answer.current);
    isByKey.current = false;
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return {
    lines,
    answer,
    /** The next answer is opened by somebody who goes on with it: by a key, or by the choice of a quiz. */
    markKey: () => {
      isByKey.current = true;
    },
    focusAnswer: () => focusOn(answer.current),
  };
}
