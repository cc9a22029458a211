import { useEffect, useState } from 'react';
import type { Passage } from './quoting.ts';
import { passageOf } from './passage-of.ts';

export interface Marked {
  readonly passage: Passage;
  /** In the window, under the last marked line. */
  readonly left: number;
  readonly top: number;
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The passage that is marked now within one peer's answer. */
export function markedPassage(): Marked | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const answer = elementOf(range.commonAncestorContainer)?.closest<HTMLElement>('[data-quotable]');
  const { quotable: memberUUID, nickname } = answer?.dataset ?? {};
  if (memberUUID === undefined || nickname === undefined) return null;
  const text = passageOf(range);
  const last = [...range.getClientRects()].at(-1);
  if (text === '' || !last) return null;
  return { passage: { memberUUID, nickname, text }, left: last.left, top: last.bottom };
}

/** Follows what is marked, once the hand rests. */
export function useMarkedPassage(): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setMarked(markedPassage()));
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('scroll', look, { capture: true });
    };
  }, []);
  return marked;
}
