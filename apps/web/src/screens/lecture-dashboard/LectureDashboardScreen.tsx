import { isBeingWritten, isFinalStatus } from '@dure/contract/clubs/club-status';
import type { LectureClubDetail } from '@dure/contract/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getLectureClub } from '../../api/lecture-clubs/lecture-clubs.reads.ts';
import { submitText } from '../../features/club-writing/form/submit.text.ts';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { StatusChip } from '../../features/clubs/cards/StatusChip.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { lectureCreateText as text } from '../lecture-create/lecture-create.text.ts';

/** The form comes after the page: it brings calendars and lists to sort. */
const LectureEditor = lazyPart(() => import('./LectureEditor.tsx').then((module) => module.LectureEditor));

const route = getRouteApi('/lecture-dashboard/$clubSequence');

/** A lecture club for those who run it: its settings, curriculum and the state of its materials. */
export function LectureDashboardScreen() {
  usePageTitle(text.manage);
  const { clubSequence: id } = route.useParams();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getLectureClub({ params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8">
      {error && !data ? (
        <ErrorState error={error} title={submitText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data && isFetchedAfterMount ? (
        <Opened key={id} opened={data} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Opened({ opened }: { readonly opened: LectureClubDetail }) {
  const [data] = useState(opened);
  const { clubSequence, clubName, clubStatus } = data;
  if (isBeingWritten(clubStatus)) {
    return <Navigate to="/my-lecture-clubs/create" search={{ draft: clubSequence }} replace />;
  }
  return (
    <>
      <PageHeader
        title={clubName}
        crumbs={[{ label: text.clubs, link: (parts) => <Link to="/my-lecture-clubs" {...parts} /> }]}
        actions={
          <>
            <RouterButtonLink to="/quiz-dashboard/$clubSequence/members" params={{ clubSequence }} icon="users">
              {text.members}
            </RouterButtonLink>
            <RouterButtonLink to="/lecture/$clubSequence" params={{ clubSequence }}>
              {text.open}
            </RouterButtonLink>
          </>
        }
      >
        <StatusChip status={clubStatus} />
      </PageHeader>
      <Suspense fallback={<Waiting />}>
        <LectureEditor initial={data} isOver={isFinalStatus(clubStatus)} />
      </Suspense>
    </>
  );
}
