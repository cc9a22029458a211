import './markdown.css';
import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { firstInteraction } from '../../kernel/hydration/first-interaction.ts';
import { useIsInitialRender } from '../../kernel/hydration/use-hydrated.ts';
import { cx } from '../cx.ts';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { AsTyped } from './AsTyped.tsx';
import { BlocksOnServer } from './blocks-on-server.ts';
import { decorate, isPlain } from './decorate.ts';
import type { Marking } from './marking/marking.ts';
import { runWhenIdle, whenLaidOut } from './idle-tasks.ts';

export interface MarkdownProps {
  readonly text: string;
  /** The level that a `#` of the text gets in the page. */
  readonly headingLevel?: number;
  /** What to mark in it, see `markingOf`. Give the same one as long as it says the same. */
  readonly marking?: Marking | undefined;
  readonly className?: string;
}

const useRenderer = lazyModule(() => import('./render-markdown.ts'));
// Most texts have neither links nor pictures nor tags, and no need of it.
const usePurifier = lazyModule(() => import('./sanitize.ts'));
// Texts of the next page, and other marks in those of this one, are drawn at once.
void firstInteraction().then(() => useRenderer.preload().catch(() => undefined));

/**
 * A text of anybody, made safe. Until the renderer is loaded it stays as the server rendered it, or its
 * space is kept (`AsTyped`). What the server rendered whole stays, and is finished in place.
 */
export function Markdown({ text, headingLevel = 3, marking, className }: MarkdownProps) {
  const came = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const onServer = use(BlocksOnServer)?.(text, headingLevel);
  const [isAsRendered, setAsRendered] = useState(useIsInitialRender());
  const [rendered] = useState(text);
  if (isAsRendered && text !== rendered) setAsRendered(false);
  const isFinished = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const isDrawn = !isAsRendered || isWanted;
  const renderer = useRenderer(isDrawn);
  const { sanitize } = usePurifier(isDrawn && renderer?.needsPurifier(text, headingLevel) === true) ?? {};
  const finish = useEffectEvent((there: Element) => {
    isFinished.current = true;
    marking?.mark(there);
    decorate([...there.children]).catch(() => undefined);
  });
  useEffect(() => {
    const there = came.current;
    if (!there) return undefined;
    if (isFinished.current || there.dataset['whole'] === undefined) return whenLaidOut(there, () => setWanted(true));
    if (isPlain(there) && marking?.isEmpty !== false) return undefined;
    let leave: (() => void) | undefined;
    // Each text of a page that came rendered in a task of its own.
    const stop = whenLaidOut(there, () => (leave = runWhenIdle(() => finish(there))));
    return () => {
      stop();
      leave?.();
    };
  }, [marking]);
  useEffect(() => {
    if (!isWanted || !renderer) return undefined;
    return runWhenIdle(() => setAsRendered(false));
  }, [isWanted, renderer]);
  // Made while React draws, which lets keys come in between; what is made is put in place all at once.
  const blocks = useMemo(() => {
    if (!renderer || isAsRendered) return undefined;
    const fragment = renderer.renderMarkdown(text, headingLevel, sanitize);
    marking?.mark(fragment);
    return [...fragment.childNodes];
  }, [renderer, sanitize, isAsRendered, text, headingLevel, marking]);
  useLayoutEffect(() => {
    // What cannot be fetched leaves formulas and code plain, which can be read.
    if (renderer && blocks && place.current)
      decorate(renderer.placeBlocks(place.current, blocks)).catch(() => undefined);
  }, [renderer, blocks]);
  if (isAsRendered) {
    return (
      <div
        key="came"
        ref={came}
        data-whole={onServer?.isWhole === true ? '' : undefined}
        className={cx('markdown', className)}
        // The browser takes over what stands there and knows nothing of it.
        suppressHydrationWarning
        // Of the server alone, and safe by what it is made of.
        dangerouslySetInnerHTML={{ __html: onServer?.html ?? '' }}
      />
    );
  }
  return renderer ? (
    <div key="rendered" ref={place} className={cx('markdown', className)} />
  ) : (
    <AsTyped key="typed" failure={useRenderer.failure} {...{ text, className }} />
  );
}
