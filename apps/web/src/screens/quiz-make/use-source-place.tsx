import { Suspense, useState, type ReactNode } from 'react';
import type { SeeSource } from '../../features/authoring/ai-writing/DraftSources.tsx';
import type { ContentPlace } from '../../features/authoring/contents/viewer/PlaceDialog.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';

const PlaceDialog = lazy(
  () => import('../../features/authoring/contents/viewer/PlaceDialog.tsx').then((module) => module.PlaceDialog),
  { failure: 'popover' },
);

/** Opens the place of a content that a draft rests on, over whatever is written. */
export function useSourcePlace(): { readonly see: SeeSource; readonly placeDialog: ReactNode } {
  const [place, setPlace] = useState<ContentPlace>();
  return {
    see: ({ contentSequence, source: { position, unitNo, quote } }) =>
      setPlace({ contentSequence, position, unitNo, quote }),
    placeDialog: place && (
      <Suspense fallback={null}>
        <PlaceDialog place={place} onClose={() => setPlace(undefined)} />
      </Suspense>
    ),
  };
}
