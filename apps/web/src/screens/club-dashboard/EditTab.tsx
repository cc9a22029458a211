import { isFinalStatus, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { valuesOf } from '../../features/clubs/club-writing/form/club-values.ts';
import { submitText } from '../../features/clubs/club-writing/form/submit.text.ts';
import { useIsInitialRender } from '../../kernel/hydration/use-hydrated.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { ClubEditor } from './ClubEditor.tsx';

/** Most clubs are linked once. */
const CourseLinkCard = lazy(
  () => import('../../features/lectures/course-links/CourseLinkCard.tsx').then((module) => module.CourseLinkCard),
  { hydrateOn: 'interaction' },
);

/** Few open the settings of a club that is over. */
const ReadOnlyClub = lazy(() => import('./ReadOnlyClub.tsx').then((module) => module.ReadOnlyClub));

const route = getRouteApi('/quiz-dashboard/$clubSequence/edit');

/** The club's form for a submitted club; one that is still being written goes on where it is written. */
export function EditTab() {
  const { clubSequence } = route.useParams();
  const isInitialRender = useIsInitialRender();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getQuizClub({ params: { id: clubSequence } }),
    refetchOnMount: isInitialRender || 'always',
  });
  if (error && !data) {
    return (
      <ErrorState error={error} title={submitText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  // A version that was cached would be refused as stale.
  if (!data || !(isFetchedAfterMount || isInitialRender)) return <WorkSkeleton />;
  if (isBeingWritten(data.clubStatus)) {
    return <Navigate to="/quiz/create" search={{ draft: clubSequence }} replace />;
  }
  return (
    <>
      <CourseLinkCard club={clubSequence} clubType={CLUB_TYPE.quiz} />
      {isFinalStatus(data.clubStatus) ? (
        <Suspense>
          <ReadOnlyClub />
        </Suspense>
      ) : (
        <ClubEditor key={clubSequence} initial={valuesOf(data)} />
      )}
    </>
  );
}
