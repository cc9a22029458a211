import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { FileList } from '../../features/answers/FileList.tsx';
import { draftBookOf } from '../../features/grading/draft-book.ts';
import { searchOf, type Go, type GradingPlace } from '../../features/grading/grading-place.ts';
import { quizzesQuery } from '../../features/grading/grading.api.ts';
import { GradingLoading, GradingUnready } from '../../features/grading/GradingUnready.tsx';
import { GradingWorkspace } from '../../features/grading/GradingWorkspace.tsx';
import { currentSession } from '../../kernel/session.ts';

const route = getRouteApi('/quiz-dashboard/$clubSequence/grading');

/** Quizzes that members can answer or have answered. */
const isGradable = ({ published, preCount, finalCount }: ManagedClubQuiz) => published || preCount + finalCount > 0;

function usePlace(): { place: GradingPlace; go: Go } {
  const { clubSequence } = route.useParams();
  const { quiz, filter = 'all', keyword = '', page = 1, answer } = route.useSearch();
  const navigate = route.useNavigate();
  const place = { club: clubSequence, quiz, filter, keyword, page, answer };
  const go: Go = (change, how = 'push') => {
    void navigate({ search: searchOf({ ...place, ...change }), replace: how === 'replace' });
  };
  return { place, go };
}

/** The grading workspace of a club; without a quiz in the address the first one that needs the instructor. */
export function GradingScreen() {
  const { place, go } = usePlace();
  // Drafts stay in sight when the session ends in the middle of writing.
  const [book] = useState(() => draftBookOf(currentSession().memberId ?? ''));
  const list = useQuery(quizzesQuery(place.club));
  const quizzes = list.data?.contents.filter(isGradable);
  const chosen = quizzes?.find(({ quizSequence }) => quizSequence === place.quiz);
  const fallback = chosen ? undefined : (quizzes?.find(({ ungradedCount }) => ungradedCount > 0) ?? quizzes?.[0]);
  const instead = fallback?.quizSequence;
  const openInstead = useEffectEvent((quiz: number) => go({ quiz, page: 1, answer: undefined }, 'replace'));
  useEffect(() => {
    if (instead !== undefined) openInstead(instead);
  }, [instead]);

  const renderFiles = useCallback((files: Parameters<typeof FileList>[0]['files']) => <FileList files={files} />, []);
  if (!quizzes || quizzes.length === 0)
    return (
      <GradingUnready
        club={place.club}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
        isEmpty={quizzes !== undefined}
      />
    );
  if (!chosen) return <GradingLoading />;
  const quiz = { club: place.club, quiz: chosen.quizSequence };
  return <GradingWorkspace {...{ place, quiz, quizzes, book, go, renderFiles }} />;
}
