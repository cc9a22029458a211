import { useEffect } from 'react';
import { useGrading } from '../state/grading-context.ts';

/** The focus is nowhere in particular: on the page as a whole, where somebody who just came stands. */
const isNowhere = (focused: Element | null) => focused === null || focused.matches('body, main');

/**
 * Where the focus is when another answer opens; its line in the queue is in sight. Focus in the queue moves along in
 * the queue. After a key, for somebody who just came, and once the quiz was chosen, it goes to the answer, where the
 * keys grade. A pressed button keeps it.
 */
export function useOpenFocus(open: string | undefined): void {
  const { field, state, dispatch } = useGrading();
  useEffect(() => {
    if (open === undefined) return undefined;
    const [lines, answer, focused] = [field('lines'), field('answer'), document.activeElement];
    const line = lines?.querySelector<HTMLElement>('[aria-current]');
    // Once everything else has changed, too: the page is laid out once.
    const frame = requestAnimationFrame(() => line?.scrollIntoView({ block: 'nearest' }));
    if (lines?.contains(focused) === true) line?.focus({ preventScroll: true });
    // Even where it is already, to ask for the focus lays out the page.
    else if ((state.get().isByKey || isNowhere(focused)) && answer !== focused) answer?.focus({ preventScroll: true });
    dispatch({ kind: 'focused' });
    return () => cancelAnimationFrame(frame);
  }, [open, field, state, dispatch]);
}
