import { CLUB_STATUS, isBeingWritten } from '@dure/contract/clubs/club-status';
import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getQuizClub } from '../../api/quiz-clubs/quiz-clubs.reads.ts';
import { emptyClub, valuesOf } from '../../features/quiz-clubs/form/club-values.ts';
import { submitText } from '../../features/quiz-clubs/form/submit.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
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
        <ClubWriter initial={emptyClub} onMade={setOwn} />
      ) : (
        <ExistingClub key={draft} clubSequence={draft} />
      )}
    </div>
  );
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
  if (!data || !isFetchedAfterMount) return <Waiting />;
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
