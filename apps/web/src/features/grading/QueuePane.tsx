import type { GradingQueueItem } from '@dure/contract/answers/grading.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { DraftBook } from './draft-book.ts';
import { searchOf, type Go, type GradingPlace, type QuizAddress } from './grading-place.ts';
import { gradingText } from './grading.text.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueEmpty, QueueSkeleton } from './QueueStates.tsx';
import { QuizSelect } from './QuizSelect.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';

export interface QueuePaneProps {
  readonly place: GradingPlace;
  readonly quiz: QuizAddress;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly queue: UseQueryResult<Page<GradingQueueItem>>;
  readonly pages: number;
  readonly book: DraftBook;
  readonly go: Go;
  readonly onRetry: (keys: readonly string[]) => void;
  readonly listRef: Ref<HTMLUListElement>;
}

/** Quiz, filters and the answers to it, the ones that need the instructor first. */
export function QueuePane({ place, quiz, quizzes, queue, pages, book, go, onRetry, listRef }: QueuePaneProps) {
  const current = quizzes.find(({ quizSequence }) => quizSequence === quiz.quiz);
  const { finalCount = 0, preCount = 0, ungradedCount = 0 } = current ?? {};
  const { data } = queue;
  return (
    <div aria-busy={queue.isPlaceholderData}>
      <div className="flex flex-col gap-3 p-4">
        <QuizSelect quizzes={quizzes} quiz={current} go={go} />
        <QueueFilters view={place} ungradedCount={ungradedCount} go={go} />
        <UnsavedNotice {...{ place, quiz, book, onRetry }} />
      </div>
      {queue.isError && !data && (
        <ErrorState onRetry={() => void queue.refetch()} isRetrying={queue.isFetching}>
          {gradingText.queue.failed}
        </ErrorState>
      )}
      {queue.isPending && <QueueSkeleton />}
      {data?.contents.length === 0 && (
        <QueueEmpty view={place} finalCount={finalCount} hasAnswers={finalCount + preCount > 0} go={go} />
      )}
      {data && data.contents.length > 0 && <QueueList items={data.contents} {...{ place, quiz, book }} ref={listRef} />}
      <Pagination
        page={place.page}
        pageCount={pages}
        visible={3}
        className="p-3"
        link={(page, parts) => (
          <Link
            to="/quiz-dashboard/$clubSequence/grading"
            params={{ clubSequence: place.club }}
            search={searchOf({ ...place, page, answer: undefined })}
            {...parts}
          />
        )}
      />
    </div>
  );
}
