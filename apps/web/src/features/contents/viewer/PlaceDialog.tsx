import type { ContentPassage, ContentView } from '@dure/contract/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getContent, listContentPassages } from '../../../api/contents/contents.reads.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Highlight } from '../../../ui/text/Highlight.tsx';
import { contentsText as text } from '../contents.text.ts';
import { ContentPreview } from './ContentPreview.tsx';

/** A place of a content, with the words that are meant. */
export interface ContentPlace {
  readonly contentSequence: number;
  readonly position: number;
  readonly unitNo: number | null;
  readonly quote: string;
}

/** Passages that are shown with the one that is meant. */
const AROUND = 10;

function Passage({ passage, quote, isIt }: { passage: ContentPassage; quote: string; isIt: boolean }) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isIt) here.current?.scrollIntoView({ block: 'center' });
  }, [isIt]);
  return (
    <li ref={here} className="py-2">
      {passage.heading !== '' && <p className="text-sm font-semibold text-ink-2">{passage.heading}</p>}
      <p className="leading-relaxed break-words whitespace-pre-line">
        <Highlight text={passage.text} words={isIt ? [quote] : []} />
      </p>
    </li>
  );
}

function Passages({ content, place }: { readonly content: ContentView; readonly place: ContentPlace }) {
  const { contentSequence: id, versionNo } = content;
  const page = Math.ceil(place.position / AROUND);
  const query = useQuery(listContentPassages({ params: { id }, query: { page, size: AROUND, versionNo } }));
  return (
    <Loaded from={query} skeleton={<Skeleton shape="block" className="h-60" />}>
      {({ contents }) => (
        <ol aria-label={text.viewer.list}>
          {contents.map((one) => (
            <Passage key={one.position} passage={one} quote={place.quote} isIt={one.position === place.position} />
          ))}
        </ol>
      )}
    </Loaded>
  );
}

/** A content opened at a place of it: the page of a PDF, of everything else the text with the words marked. */
export function PlaceDialog({ place, onClose }: { readonly place: ContentPlace; readonly onClose: () => void }) {
  const [pageNo, setPageNo] = useState(place.unitNo ?? 1);
  const query = useQuery(getContent({ params: { id: place.contentSequence } }));
  return (
    <Dialog title={query.data?.title ?? '…'} isOpen onClose={onClose} size="large" closesOnBackdrop>
      <p className="mb-3 border-l-2 border-line-strong pl-3 text-sm text-ink-2">
        <q className="break-words">{place.quote}</q>
      </p>
      <Loaded from={query} skeleton={<Skeleton shape="block" className="h-96" />}>
        {(content) =>
          content.kind === 'PDF' && place.unitNo !== null ? (
            <ContentPreview content={content} pageNo={pageNo} onPage={setPageNo} />
          ) : (
            <Passages content={content} place={place} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
