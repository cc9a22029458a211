import { Suspense } from 'react';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { lectureCreateText as text } from './lecture-create.text.ts';

/** The form comes after the page: it brings calendars and lists to sort. */
const LectureCreation = lazyPart(() => import('./LectureCreation.tsx').then((module) => module.LectureCreation));

export function LectureClubCreateScreen() {
  usePageTitle(text.title);
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8">
      <Suspense fallback={<WorkSkeleton />}>
        <LectureCreation />
      </Suspense>
    </div>
  );
}
