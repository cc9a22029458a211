import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getContent } from '../../api/authoring/contents/contents.reads.ts';
import { LikeContentButton } from '../../features/authoring/contents/LikeContentButton.tsx';
import { ContentPreview } from '../../features/authoring/contents/viewer/ContentPreview.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

/** What is to be read for the quiz, in the room itself. */
export function RoomContent({ contentSequence }: { readonly contentSequence: number }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery(getContent({ params: { id: contentSequence } }));
  return (
    <Loaded from={query} skeleton={<Skeleton shape="block" className="h-72" />}>
      {(content) => (
        <div className="border-t border-line pt-3">
          <div
            role="region"
            aria-label={content.title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is long scrolls in its place, by keyboard too
            tabIndex={0}
            className="max-h-[70dvh] overflow-y-auto rounded-control border border-line"
          >
            <ContentPreview content={content} pageNo={pageNo} onPage={setPageNo} />
          </div>
          {content.can.like && (
            <div className="mt-1 flex justify-end">
              <LikeContentButton content={content} />
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}
