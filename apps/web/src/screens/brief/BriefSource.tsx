import type { BriefGroup } from '@dure/contract/grading/briefs/briefs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getContent } from '../../api/authoring/contents/contents.reads.ts';
import { ContentPreview } from '../../features/authoring/contents/viewer/ContentPreview.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

/** The content of a quiz, opened where a passage stands. */
export function BriefSource({ passage }: { readonly passage: NonNullable<BriefGroup['passage']> }) {
  const { contentSequence: id, unitNo, position, versionNo } = passage;
  const [pageNo, setPageNo] = useState(unitNo ?? 1);
  const query = useQuery(getContent({ params: { id } }));
  return (
    <Loaded from={query} skeleton={<Skeleton shape="block" className="h-96" />}>
      {(content) => (
        <div
          role="region"
          aria-label={content.title}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is long scrolls in its place, by keyboard too
          tabIndex={0}
          className="min-h-60 overflow-y-auto rounded-card border border-line text-lg max-desktop:max-h-[70dvh] desktop:flex-1"
        >
          <ContentPreview
            content={content}
            pageNo={pageNo}
            onPage={setPageNo}
            {...(content.versionNo === versionNo && { passage: position })}
          />
        </div>
      )}
    </Loaded>
  );
}
