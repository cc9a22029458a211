import { Suspense } from 'react';
import type { ContentPart } from '../../features/clubs/club-writing/form/quizzes/content-part.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

/** Seen once a quiz is opened. */
const ContentPicker = lazy(() =>
  import('../../features/authoring/contents/picker/ContentPicker.tsx').then((module) => module.ContentPicker),
);

/** A quiz rests on a content of one's own library. */
export const quizContent: ContentPart = (parts) => (
  <Suspense
    fallback={
      <SkeletonGroup>
        <Skeleton shape="block" className="h-11" />
      </SkeletonGroup>
    }
  >
    <ContentPicker {...parts} />
  </Suspense>
);
