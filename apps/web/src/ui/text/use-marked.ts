import { useEffect, useState } from 'react';
import { passageOf } from './passage-of.ts';

export interface Marked {
  /** What the passage stands in. */
  readonly within: HTMLElement;
  /** As Markdown. */
  readonly text: string;
  /** In the window, under the last marked line. */
  readonly left: number;
  readonly top: number;
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The passage that is marked now within one element of that selector. */
function markedIn(selector: string): Marked | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const within = elementOf(range.commonAncestorContainer)?.closest<HTMLElement>(selector);
  if (!within) return null;
  const text = passageOf(range);
  const last = [...range.getClientRects()].at(-1);
  return text === '' || !last ? null : { within, text, left: last.left, top: last.bottom };
}

/** Follows what is marked within elements of a selector, once the hand rests. */
export function useMarked(selector: string): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setMarked(markedIn(selector)));
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, [selector]);
  return marked;
}
