import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { submitText } from '../../features/clubs/club-writing/form/submit.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { LectureEditor } from './LectureEditor.tsx';

/** It comes after the form: most clubs are linked once. */
const CourseLinkCard = lazy(() =>
  import('../../features/lectures/course-links/CourseLinkCard.tsx').then((module) => module.CourseLinkCard),
);

const route = getRouteApi('/lecture-dashboard/$clubSequence/edit');

/** The lecture club's form, as the club was when it was opened. */
export function LectureEditTab() {
  const { clubSequence: id } = route.useParams();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getLectureClub({ params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <ErrorState error={error} title={submitText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  // A version that was cached would be refused as stale.
  return data && isFetchedAfterMount ? <Opened key={id} opened={data} /> : <WorkSkeleton />;
}

function Opened({ opened }: { readonly opened: LectureClubDetail }) {
  const [data] = useState(opened);
  return (
    <>
      <Suspense>
        <CourseLinkCard club={data.clubSequence} clubType={CLUB_TYPE.lecture} />
      </Suspense>
      <LectureEditor initial={data} isOver={isFinalStatus(data.clubStatus)} />
    </>
  );
}
