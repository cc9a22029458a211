import { useLayoutEffect, useRef } from 'react';
import type { AnswerAddress } from '../../../api/answering/answers/answer-address.ts';

const watched = new WeakSet<Element>();
const moved = new WeakSet<Element>();

/** A pane that nobody moved is left alone: to ask where it stands would lay out the page in the middle of a key. */
function scrollToTop(pane: Element): void {
  if (!watched.has(pane)) pane.addEventListener('scroll', () => moved.add(pane), { passive: true });
  watched.add(pane);
  if (moved.delete(pane)) pane.scrollTo(0, 0);
}

/** A ref for what shows one answer after the other in a pane: each is seen from its beginning. */
export function useFromTop(address: AnswerAddress) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const pane = content.current?.closest('[data-pane]');
    if (pane) scrollToTop(pane);
    // oxlint-disable-next-line exhaustive-effect-dependencies -- another answer came, in the same elements
  }, [address]);
  return content;
}
