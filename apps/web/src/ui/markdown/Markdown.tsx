import './markdown.css';
import { plainLines } from '@dure/contract/quizzes/plain-question';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { lazyModule } from '../states/lazy-module.ts';
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

/** A text of anybody, made safe. Until the renderer is here it stands in plain words, in paragraphs as it will. */
export function Markdown({ text, headingLevel = 3, marked, passages, className }: MarkdownProps) {
  const renderer = useRenderer();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!renderer) return;
    const fragment = renderer.renderMarkdown(text, headingLevel);
    if (marked) markWords(fragment, marked);
    if (passages) markPassages(fragment, passages);
    // What cannot be fetched leaves formulas and code plain, which can be read.
    if (place.current) decorate(placeBlocks(place.current, fragment)).catch(() => undefined);
  }, [renderer, text, headingLevel, marked, passages]);
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
