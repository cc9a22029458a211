import { Suspense, useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { useStore } from '../../../../kernel/store.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import type { DraftBook } from '../drafts/draft-book.ts';
import { saveStates } from '../drafts/save-states.ts';
import { unsavedBeside } from '../drafts/unsaved-beside.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { GradingList, Go, GradingPlace } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import type { OpenDialog } from '../dialogs/open-dialog.ts';
import { ReleaseLine } from '../release/ReleaseLine.tsx';
import { queueKey } from './queue-cache.ts';
import { QueueList } from './QueueList.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import type { Bulk } from '../actions/use-bulk.ts';
import type { GradingData } from '../use-grading-data.ts';
import { useLazyParts } from '../use-lazy-parts.ts';
import type { Selection } from '../actions/use-selection.ts';

const text = gradingText.queue;
const QueueEmpty = lazy(() => import('./QueueEmpty.tsx').then((module) => module.QueueEmpty));

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
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly listRef: Ref<HTMLUListElement>;
}

/** The answers, the ones that need the instructor first. */
export function QueuePane(props: QueuePaneProps) {
  const { place, list, data, graders, selection, bulk, book, go, onRetry, onDialog, listRef } = props;
  const { queue, items } = data;
  const client = useQueryClient();
  const unsaved = unsavedBeside(place, useStore(book.drafts), useStore(saveStates));
  const { UnsavedNotice } = useLazyParts(unsaved.length > 0) ?? {};
  const { BulkActionNotice } = useLazyParts(bulk.lastAct !== undefined) ?? {};
  const { BulkBar } = useLazyParts(selection.items.length > 0) ?? {};
  const counts = queue.data?.pages[0]?.counts;
  const toStart = () => {
    go({ after: undefined, answer: undefined });
    void client.resetQueries({ queryKey: queueKey(place.club) });
  };
  return (
    <div aria-busy={queue.isPlaceholderData}>
      <div className="flex flex-col gap-2 px-3 py-2 empty:hidden">
        <ReleaseLine {...{ onDialog }} club={place.club} />
        {UnsavedNotice && <UnsavedNotice {...{ place, unsaved, onRetry }} />}
        {BulkActionNotice && bulk.lastAct && <BulkActionNotice bulk={bulk} act={bulk.lastAct} />}
        {place.after !== undefined && queue.data?.pageParams[0] !== undefined && (
          <Button size="small" icon="arrowLeft" onPress={toStart} className="self-start">
            {text.toStart}
          </Button>
        )}
      </div>
      {BulkBar && <BulkBar selection={selection} onGrade={() => onDialog('bulk')} />}
      {queue.isError && !queue.data && (
        <ErrorState onRetry={() => void queue.refetch()} isRetrying={queue.isFetching}>
          {text.failed}
        </ErrorState>
      )}
      {queue.isPending && <QueueSkeleton />}
      {queue.data && items.length === 0 && (
        <Suspense fallback={null}>
          <QueueEmpty view={place} counts={counts} go={go} />
        </Suspense>
      )}
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
