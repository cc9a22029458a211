import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getContent } from '../../../../api/authoring/contents/contents.reads.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { ContentPreview } from './ContentPreview.tsx';

/** A place of a content, with the words that are meant. */
export interface ContentPlace {
  readonly contentSequence: number;
  readonly position: number;
  readonly unitNo: number | null;
  readonly quote: string;
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
        {(content) => (
          <ContentPreview
            content={content}
            pageNo={pageNo}
            onPage={setPageNo}
            passage={place.position}
            quote={place.quote}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
