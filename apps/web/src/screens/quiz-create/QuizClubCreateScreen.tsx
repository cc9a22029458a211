import { CLUB_STATUS, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { RECENT_CLUBS } from '@dure/contract/platform/pages/first-calls';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listMyClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { valuesOf } from '../../features/clubs/club-writing/form/club-values.ts';
import { proposedClub, type Audience } from '../../features/clubs/club-writing/form/new-club.ts';
import { submitText } from '../../features/clubs/club-writing/form/submit.text.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { useNow } from '../../ui/dates/use-now.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { ClubWriter } from './ClubWriter.tsx';
import { quizCreateText as text } from './quiz-create.text.ts';

const route = getRouteApi('/quiz/create');

/** A new club, or the draft or rejected club that the address names. */
export function QuizClubCreateScreen() {
  usePageTitle(text.title);
  const { draft } = route.useSearch();
  /** The draft that this very page has made: its form goes on under the new address. */
  const [own, setOwn] = useState<number>();
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      {draft === undefined || draft === own ? (
        <NewClub onMade={setOwn} />
      ) : (
        <ExistingClub key={draft} clubSequence={draft} />
      )}
    </div>
  );
}

const codesOf = (items: readonly { readonly code: string }[]) => items.map(({ code }) => code);

/** A new club for whom the last one was, or for everybody. */
function NewClub({ onMade }: { readonly onMade: (clubSequence: number) => void }) {
  const codes = useQuery(listCodes({}));
  const mine = useQuery(listMyClubs({ query: { clubViewFilter: 'ADMIN', size: RECENT_CLUBS } }));
  if (codes.isPending || mine.isPending) return <WorkSkeleton />;
  const last = mine.data?.contents.find(({ jobGroups, jobLevels }) => jobGroups?.length && jobLevels?.length);
  const { jobGroups = [], jobLevels = [] } = codes.data ?? {};
  const audience = last
    ? { jobGroups: codesOf(last.jobGroups), jobs: codesOf(last.jobs), jobLevels: codesOf(last.jobLevels) }
    : { jobGroups: codesOf(jobGroups), jobs: [], jobLevels: codesOf(jobLevels) };
  return <BegunClub audience={audience} onMade={onMade} />;
}

interface BegunClubProps {
  readonly audience: Audience;
  readonly onMade: (clubSequence: number) => void;
}

/** What was proposed when the page was opened: it does not change under the person's hands. */
function BegunClub({ audience, onMade }: BegunClubProps) {
  const zone = useTimeZone();
  const now = useNow();
  const [initial] = useState(() => proposedClub(now, zone, audience));
  return <ClubWriter initial={initial} onMade={onMade} />;
}

function ExistingClub({ clubSequence }: { readonly clubSequence: number }) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getQuizClub({ params: { id: clubSequence } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <ErrorState error={error} title={submitText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  // A version that was cached would be refused as stale.
  if (!data || !isFetchedAfterMount) return <WorkSkeleton />;
  return <OpenedClub opened={data} />;
}

/** What the club was when it was opened: once it is submitted, the form stays behind the words that say so. */
function OpenedClub({ opened }: { readonly opened: QuizClubDetail }) {
  const [data] = useState(opened);
  const { clubSequence } = data;
  if (!isBeingWritten(data.clubStatus)) {
    return <Navigate to="/quiz-dashboard/$clubSequence/edit" params={{ clubSequence }} replace />;
  }
  return (
    <ClubWriter
      initial={valuesOf(data)}
      rejection={data.clubStatus === CLUB_STATUS.rejected ? { reason: data.statusReason } : undefined}
    />
  );
}
