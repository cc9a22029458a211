import type { DueRecall } from '@dure/contract/answering/recalls/recalls.endpoints';
import { RecallUndo } from '../../features/answering/recalls/RecallUndo.tsx';
import { RecallItem } from './RecallItem.tsx';
import { recallKey, useRecallUndo } from './use-recall-undo.ts';

export interface RecallHereProps {
  readonly due: DueRecall | undefined;
  /** Nothing else on the page comes first. */
  readonly isPrimary: boolean;
}

/** Recalling within another page: the quiz that is next, and one step back. */
export function EmbeddedRecall({ due, isPrimary }: RecallHereProps) {
  const { last, isPending, undo, typedFor, rated } = useRecallUndo();
  return (
    <>
      {last && <RecallUndo no={last.due.no} rating={last.rating} isPending={isPending} onUndo={undo} />}
      {due && (
        <RecallItem
          key={recallKey(due)}
          due={due}
          takesFocus
          hasDock={false}
          isPrimary={isPrimary}
          typedBefore={typedFor(due)}
          onRated={rated}
        />
      )}
    </>
  );
}
