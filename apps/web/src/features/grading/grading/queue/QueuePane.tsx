import { Suspense } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import type { GradersHere } from '../graders/use-graders.ts';
import { gradingText } from '../grading.text.ts';
import { useGradingState } from '../state/grading-context.ts';
import { selectedOf } from '../state/selection.ts';
import type { GradingData } from '../workspace/use-grading-data.ts';
import { useLazyParts } from '../workspace/use-lazy-parts.ts';
import { MoreOfQueue } from './MoreOfQueue.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueNotices } from './QueueNotices.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';

const QueueEmpty = lazy(() => import('./QueueEmpty.tsx').then((module) => module.QueueEmpty));

export interface QueuePaneProps {
  readonly data: GradingData;
  readonly graders: GradersHere;
}

/** The answers, the ones that need the instructor first. */
export function QueuePane({ data, graders }: QueuePaneProps) {
  const { list, queue, items, place } = data;
  const selection = useGradingState((state) => state.selection);
  const chosen = selectedOf(items, selection).length;
  const { BulkBar } = useLazyParts(chosen > 0) ?? {};
  return (
    <div aria-busy={queue.isPlaceholderData}>
      <QueueNotices {...{ place, queue }} />
      {BulkBar && <BulkBar count={chosen} />}
      {queue.isError && !queue.data && (
        <ErrorState onRetry={() => void queue.refetch()} isRetrying={queue.isFetching}>
          {gradingText.queue.failed}
        </ErrorState>
      )}
      {queue.isPending && <QueueSkeleton />}
      {queue.data && items.length === 0 && (
        <Suspense fallback={null}>
          <QueueEmpty view={list} counts={queue.data.pages[0]?.counts} />
        </Suspense>
      )}
      {items.length > 0 && (
        <QueueList
          {...{ items, place, list, graders, selection }}
          openCount={queue.hasNextPage ? null : items.filter(({ openUntil }) => openUntil !== null).length}
          isGrouped={place.similar && !queue.isPlaceholderData}
        />
      )}
      <MoreOfQueue queue={queue} />
    </div>
  );
}
