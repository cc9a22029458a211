import type { Ref } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { BulkBar } from '../actions/BulkBar.tsx';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { GradingList, Go, GradingPlace } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { ReleaseLine } from '../release/ReleaseLine.tsx';
import { LastAct } from '../actions/LastAct.tsx';
import { queueKey } from './queue-cache.ts';
import { QueueList } from './QueueList.tsx';
import { QueueEmpty, QueueSkeleton } from './QueueStates.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import type { Bulk } from '../actions/use-bulk.ts';
import type { GradingData } from '../use-grading-data.ts';
import type { Selection } from '../actions/use-selection.ts';

const text = gradingText.queue;

/** More of the list as its end comes into sight, or by the button. */
function MoreOfQueue({ queue }: Pick<GradingData, 'queue'>) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = queue;
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  });
  useEffect(() => {
    if (!hasNextPage || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && load(), {
      rootMargin: '300px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex justify-center p-3">
      <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
        {text.more}
      </Button>
    </div>
  );
}

export interface QueuePaneProps {
  readonly place: GradingPlace;
  readonly list: GradingList;
  readonly data: GradingData;
  readonly graders: GradersHere;
  readonly selection: Selection;
  readonly bulk: Bulk;
  readonly book: DraftBook;
  readonly go: Go;
  readonly onRetry: (keys: readonly string[]) => void;
  readonly onGrade: () => void;
  readonly onRelease: () => void;
  readonly listRef: Ref<HTMLUListElement>;
}

/** The answers, the ones that need the instructor first. */
export function QueuePane(props: QueuePaneProps) {
  const { place, list, data, graders, selection, bulk, book, go, onRetry, onGrade, onRelease, listRef } = props;
  const { queue, items } = data;
  const client = useQueryClient();
  const counts = queue.data?.pages[0]?.counts;
  const toStart = () => {
    go({ after: undefined, answer: undefined });
    void client.resetQueries({ queryKey: queueKey(place.club) });
  };
  return (
    <div aria-busy={queue.isPlaceholderData}>
      <div className="flex flex-col gap-2 px-3 py-2 empty:hidden">
        <ReleaseLine club={place.club} onOpen={onRelease} />
        <UnsavedNotice {...{ place, book, onRetry }} />
        <LastAct bulk={bulk} />
        {place.after !== undefined && queue.data?.pageParams[0] !== undefined && (
          <Button size="small" icon="arrowLeft" onPress={toStart} className="self-start">
            {text.toStart}
          </Button>
        )}
      </div>
      <BulkBar selection={selection} onGrade={onGrade} />
      {queue.isError && !queue.data && (
        <ErrorState onRetry={() => void queue.refetch()} isRetrying={queue.isFetching}>
          {text.failed}
        </ErrorState>
      )}
      {queue.isPending && <QueueSkeleton />}
      {queue.data && items.length === 0 && <QueueEmpty view={place} counts={counts} go={go} />}
      {items.length > 0 && (
        <QueueList
          {...{ items, place, list, graders, selection, book, go }}
          openCount={queue.hasNextPage ? null : items.filter(({ openUntil }) => openUntil !== null).length}
          isGrouped={place.similar && !queue.isPlaceholderData}
          ref={listRef}
        />
      )}
      <MoreOfQueue queue={queue} />
    </div>
  );
}
