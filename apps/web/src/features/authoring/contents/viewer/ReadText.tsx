import type { ContentPassage, ContentView } from '@dure/contract/authoring/contents/contents.views';
import { hasFormula, markdownOfRead } from '@dure/contract/markdown/plain-to-markdown';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listContentPassages } from '../../../../api/authoring/contents/contents.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { markingOf } from '../../../../ui/markdown/marking/marking.ts';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { Highlight } from '../../../../ui/text/Highlight.tsx';
import { contentsText as text } from '../contents.text.ts';
import { EndMark } from './EndMark.tsx';
import { PASSAGES } from './use-meant-words.ts';
import { viewerText } from './viewer.text.ts';

/** Passages of one place: they share what stands above them. */
interface Section {
  readonly key: number;
  readonly label: string;
  readonly passages: ContentPassage[];
}

function sectionsOf(passages: readonly ContentPassage[], { unit }: Pick<ContentView, 'unit'>): Section[] {
  const sections: Section[] = [];
  for (const passage of passages) {
    const at = unit !== null && unit !== 'ROW' && passage.unitNo !== null ? text.unitAt[unit](passage.unitNo) : '';
    const label = [at, passage.heading].filter((part) => part !== '').join(' · ');
    const last = sections.at(-1);
    if (last?.label === label) last.passages.push(passage);
    else sections.push({ key: passage.position, label, passages: [passage] });
  }
  return sections;
}

/** Brings the passage that was asked for into sight. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
const marked = 'rounded-control bg-brand-soft shadow-[0_0_0_6px_var(--color-brand-soft)]';

const NONE: readonly string[] = [];
const NO_MARKING = markingOf(NONE);

interface CollectionProps {
  readonly content: ContentView;
  readonly page: number;
  readonly passage: number | undefined;
  readonly quote: string;
}

function Shelf({ content, page, passage, quote }: CollectionProps) {
  const { contentSequence: id, versionNo, kind } = content;
  const query = useQuery(listContentPassages({ params: { id }, query: { page, size: PASSAGES, versionNo } }));
  const words = useMemo(() => (quote === '' ? NONE : [quote]), [quote]);
  const marking = useMemo(() => markingOf(words), [words]);
  // A pasted text knows Markdown too.
  const isMarkdown = kind === 'MD' || kind === 'LINK';
  return (
    <Loaded from={query} skeleton={<Skeleton shape="block" className="h-40" />}>
      {({ contents }) => (
        <>
          {page === 1 && contents.length === 0 && <p className="text-ink-3">{viewerText.noText}</p>}
          {sectionsOf(contents, content).map(({ key, label, passages }) => (
            <section key={key} className="mt-6 first:mt-0">
              {label !== '' && <h3 className="mb-2 text-lg font-bold">{label}</h3>}
              {passages.map(({ position, text: said }) => {
                const isWanted = position === passage;
                return (
                  <div
                    key={position}
                    {...(isWanted && { ref: reveal, 'data-passage': position })}
                    className={cx('mt-2', isWanted && marked)}
                  >
                    {isMarkdown || hasFormula(said) ? (
                      <Markdown
                        text={isMarkdown ? said : markdownOfRead(said)}
                        headingLevel={4}
                        marking={isWanted ? marking : NO_MARKING}
                      />
                    ) : (
                      <p className="leading-relaxed whitespace-pre-line">
                        <Highlight text={said} words={isWanted ? words : NONE} />
                      </p>
                    )}
                  </div>
                );
              })}
            </section>
          ))}
        </>
      )}
    </Loaded>
  );
}

export interface ReadTextProps {
  readonly content: ContentView;
  /** The passage to open it at, by its order. */
  readonly passage?: number | undefined;
  /** Words of it that are meant. */
  readonly quote?: string;
  /** The end of the text has come into view. */
  readonly onEnd?: (() => void) | undefined;
}

/** What was read of a content, under its headings, a piece at a time. */
export function ReadText({ content, passage, quote = '', onEnd }: ReadTextProps) {
  const [pages, setPages] = useState(Math.max(1, Math.ceil((passage ?? 1) / PASSAGES)));
  const { contentSequence: id, versionNo } = content;
  const { data } = useQuery(listContentPassages({ params: { id }, query: { page: 1, size: PASSAGES, versionNo } }));
  const hasMore = (data?.totalElements ?? 0) > pages * PASSAGES;
  return (
    <article aria-label={viewerText.list} className="mx-auto w-full max-w-180 px-5 py-6 break-words desktop:px-8">
      {Array.from({ length: pages }, (_, index) => (
        <Shelf key={index} content={content} page={index + 1} {...{ passage, quote }} />
      ))}
      {data !== undefined && !hasMore && onEnd && <EndMark onSeen={onEnd} />}
      {hasMore && (
        <Button className="mt-5" onPress={() => setPages(pages + 1)}>
          {viewerText.more}
        </Button>
      )}
    </article>
  );
}
