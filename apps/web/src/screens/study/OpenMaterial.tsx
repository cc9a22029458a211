import type { StudyView } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getContent } from '../../api/authoring/contents/contents.reads.ts';
import { useLiveContents } from '../../features/authoring/contents/use-live-contents.ts';
import { ContentPreview } from '../../features/authoring/contents/viewer/ContentPreview.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { keepReading } from './keep-reading.ts';

const AGAIN_MS = 5000;

export interface OpenMaterialProps {
  readonly club: number;
  readonly study: number;
  readonly material: StudyView['materials'][number];
  /** The page that the address names. */
  readonly at: number | undefined;
  /** The passage that is marked, by its order in the content. */
  readonly passage: number | undefined;
  /** Words of it that are meant. */
  readonly quote: string;
  readonly onAt: (at: number) => void;
}

/** A material, opened where the reader stopped on whatever device; what is read of it is remembered. */
export function OpenMaterial({ club, study, material, at, passage, quote, onAt }: OpenMaterialProps) {
  useLiveContents();
  const client = useQueryClient();
  const { contentSequence } = material;
  /** Where they stopped when they opened it: what is remembered since moves nothing. */
  const [stoppedAt] = useState(Math.max(1, material.myReading.at));
  const content = useQuery({
    ...getContent({ params: { id: contentSequence } }),
    refetchInterval: ({ state }) =>
      ['WAITING', 'READING'].includes(state.data?.reading.state ?? '') ? AGAIN_MS : (false as const),
  });
  const page = at ?? stoppedAt;
  const hasPages = content.data?.kind === 'PDF' && content.data.reading.state === 'READ';

  const keep = (at: number) => void keepReading(client, { params: { club, study, contentSequence }, body: { at } });
  const keepPage = useEffectEvent(keep);
  useEffect(() => {
    if (hasPages) keepPage(page);
  }, [hasPages, page]);
  return (
    <Loaded from={content} skeleton={<Skeleton shape="block" className="h-100" />}>
      {(view) => (
        <ContentPreview
          content={view}
          pageNo={page}
          onPage={onAt}
          {...(passage !== undefined && { passage, quote })}
          onEnd={() => keep(1)}
        />
      )}
    </Loaded>
  );
}
