import { useEffect, useMemo, useRef } from 'react';
import { plainLines } from '../../kernel/plain-question.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { MARKED_PASSAGE, markPassages } from '../markdown/marking/mark-passages.ts';
import type { Marking } from '../markdown/marking/marking.ts';
import { headingsOf } from './headings.ts';
import { longTextClass } from './long-text-class.ts';

export interface LongTextProps {
  /** Markdown. */
  readonly text: string;
  /** The level that its highest headings get in the page. */
  readonly topLevel?: number;
  /** Words of it that are meant, as Markdown or plain: they are marked and brought into sight. */
  readonly meant?: string;
}

/** A text that is read at length, wherever it is read: an article on its page, and as the content of a quiz. */
export function LongText({ text, topLevel = 2, meant = '' }: LongTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const level = useMemo(() => headingsOf(text).level + topLevel - 2, [text, topLevel]);
  const marking = useMemo<Marking | undefined>(() => {
    if (meant === '') return undefined;
    return { isEmpty: false, mark: (root) => markPassages(root, [{ text: plainLines(meant) }]) };
  }, [meant]);
  useEffect(() => {
    if (meant === '' || !place.current) return undefined;
    // The text is drawn once its renderer is loaded.
    const reveal = () => {
      const found = place.current?.querySelector(MARKED_PASSAGE);
      if (!found) return;
      observer.disconnect();
      found.scrollIntoView({ block: 'center' });
    };
    const observer = new MutationObserver(reveal);
    observer.observe(place.current, { childList: true, subtree: true });
    reveal();
    return () => observer.disconnect();
  }, [meant]);
  return (
    <div ref={place}>
      <Markdown text={text} headingLevel={level} className={longTextClass} marking={marking} />
    </div>
  );
}
