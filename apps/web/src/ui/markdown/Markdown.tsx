import './markdown.css';
import { plainLines } from '@dure/contract/quizzes/plain-question';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCameNow } from '../../kernel/came-now.ts';
import { cx } from '../cx.ts';
import { lazyModule } from '../states/lazy-module.ts';
import { BlocksOnServer } from './blocks-on-server.ts';
import { decorate } from './decorate.ts';
import { markPassages, type Passage } from './mark-passages.ts';
import { markWords } from './mark-words.ts';
import { placeBlocks } from './place-blocks.ts';

export interface MarkdownProps {
  readonly text: string;
  /** The level that a `#` of the text gets in the page. */
  readonly headingLevel?: number;
  /** Words to mark wherever they stand. Give the same list as long as it says the same. */
  readonly marked?: readonly string[] | undefined;
  /** Passages to mark, each with a sign behind it. Give the same list as long as it says the same. */
  readonly passages?: readonly Passage[] | undefined;
  readonly className?: string;
}

const useRenderer = lazyModule(() => import('./render-markdown.ts'));

/** A text of anybody, made safe. Until the renderer is here it stands as the server rendered it, or in plain words, in paragraphs as it will. */
export function Markdown({ text, headingLevel = 3, marked, passages, className }: MarkdownProps) {
  const renderer = useRenderer();
  const blocksOnServer = use(BlocksOnServer);
  const [isTurn, setTurn] = useState(!useCameNow());
  const [rendered] = useState(text);
  const isAsRendered = !isTurn && text === rendered;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!renderer || isTurn) return undefined;
    // Each text of a page that came rendered in a task of its own.
    const turn = setTimeout(() => setTurn(true));
    return () => clearTimeout(turn);
  }, [renderer, isTurn]);
  useLayoutEffect(() => {
    if (!renderer || isAsRendered) return;
    const fragment = renderer.renderMarkdown(text, headingLevel);
    if (marked) markWords(fragment, marked);
    if (passages) markPassages(fragment, passages);
    // What cannot be fetched leaves formulas and code plain, which can be read.
    if (place.current) decorate(placeBlocks(place.current, fragment)).catch(() => undefined);
  }, [renderer, isAsRendered, text, headingLevel, marked, passages]);
  if (isAsRendered) {
    return (
      <div
        key="came"
        className={cx('markdown', className)}
        // The browser takes over what stands there and knows nothing of it.
        suppressHydrationWarning
        // Of the server alone, and safe by what it is made of.
        dangerouslySetInnerHTML={{ __html: blocksOnServer?.(text, headingLevel) ?? '' }}
      />
    );
  }
  return renderer ? (
    <div key="rendered" ref={place} className={cx('markdown', className)} />
  ) : (
    <div key="plain" className={cx('markdown', className)}>
      {plainLines(text)
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
