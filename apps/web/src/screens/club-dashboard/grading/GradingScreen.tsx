import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { QUIZZES_TO_NARROW } from '@dure/contract/platform/pages/first-calls';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { listManagedClubQuizzes } from '../../../api/authoring/quizzes/quizzes.reads.ts';
import { draftBookOf } from '../../../features/grading/grading/drafts/draft-book.ts';
import { GradingLoading } from '../../../features/grading/grading/workspace/GradingLoading.tsx';
import { GradingWorkspace } from '../../../features/grading/grading/workspace/GradingWorkspace.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';
import { usePlace } from './use-place.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { currentSession } from '../../../kernel/session.ts';

const GradingUnready = lazy(
  async () => (await import('../../../features/grading/grading/workspace/GradingUnready.tsx')).GradingUnready,
);

/** Quizzes that members can answer or have answered. */
const isGradable = ({ published, preCount, finalCount }: ManagedClubQuiz) => published || preCount + finalCount > 0;

/** The grading workspace of a club: the answers to all its quizzes in one queue. */
export function GradingScreen() {
  const { place, go } = usePlace();
  // Drafts stay in sight when the session ends in the middle of writing.
  const [book] = useState(() => draftBookOf(currentSession().memberId ?? ''));
  const list = useQuery(
    listManagedClubQuizzes({ params: { clubSequence: place.club }, query: { size: QUIZZES_TO_NARROW } }),
  );
  const all = list.data?.contents;
  const quizzes = useMemo(() => all?.filter(isGradable), [all]);
  const renderFiles = useCallback((files: readonly FileRef[]) => <AnswerFiles key={files[0]?.key} files={files} />, []);
  if (!quizzes || quizzes.length === 0) {
    // Who may not come in is told so elsewhere.
    const isForbidden = list.error instanceof ApiError && list.error.status === 403;
    if (!quizzes && (!list.error || isForbidden)) return <GradingLoading />;
    return (
      <Suspense fallback={<GradingLoading />}>
        <GradingUnready
          club={place.club}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
          isEmpty={quizzes !== undefined}
        />
      </Suspense>
    );
  }
  // Nothing of one club's workspace belongs to another's.
  return <GradingWorkspace key={place.club} {...{ place, quizzes, book, go, renderFiles }} />;
}
