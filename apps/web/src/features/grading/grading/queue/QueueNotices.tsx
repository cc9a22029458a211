import { Button } from '../../../../ui/buttons/Button.tsx';
import { useStore } from '../../../../kernel/store.ts';
import { saveStates } from '../drafts/save-states.ts';
import { unsavedBeside } from '../drafts/unsaved-beside.ts';
import { gradingText } from '../grading.text.ts';
import { ReleaseLine } from '../release/ReleaseLine.tsx';
import { useGrading, useGradingState } from '../state/grading-context.ts';
import type { GradingData } from '../workspace/use-grading-data.ts';
import { useLazyParts } from '../workspace/use-lazy-parts.ts';
import { queueKey } from './queue-cache.ts';

/** What waits or just happened, over the list: grades to release, what is not saved, what can be undone. */
export function QueueNotices({ place, queue }: Pick<GradingData, 'place' | 'queue'>) {
  const { client, book, go, dispatch } = useGrading();
  const unsaved = unsavedBeside(place, useStore(book.drafts), useStore(saveStates));
  const bulk = useGradingState((state) => state.bulk);
  const { UnsavedNotice } = useLazyParts(unsaved.length > 0) ?? {};
  const { BulkActionNotice } = useLazyParts(bulk.lastAction !== undefined) ?? {};
  const toStart = () => {
    go({ after: undefined, answer: undefined });
    void client.resetQueries({ queryKey: queueKey(place.club) });
  };
  return (
    <div className="flex flex-col gap-2 px-3 py-2 empty:hidden">
      <ReleaseLine club={place.club} onOpen={() => dispatch({ kind: 'openDialog', dialog: 'release' })} />
      {UnsavedNotice && <UnsavedNotice {...{ place, unsaved }} />}
      {BulkActionNotice && bulk.lastAction && <BulkActionNotice action={bulk.lastAction} />}
      {place.after !== undefined && queue.data?.pageParams[0] !== undefined && (
        <Button size="small" icon="arrowLeft" onPress={toStart} className="self-start">
          {gradingText.queue.toStart}
        </Button>
      )}
    </div>
  );
}
