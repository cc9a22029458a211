import type { DueRecall } from '@dure/contract/recalls/recalls.endpoints';
import { RecallUndo } from '../../features/recalls/RecallUndo.tsx';
import { OneRecall } from './OneRecall.tsx';
import { recallKey, useRecallUndo } from './use-recall-undo.ts';

/** Recalling within another page: the quiz that is next, and one step back. */
export function RecallHere({ due }: { readonly due: DueRecall | undefined }) {
  const { last, isPending, undo, typedFor, rated } = useRecallUndo();
  return (
    <>
      {last && <RecallUndo no={last.due.no} rating={last.rating} isPending={isPending} onUndo={undo} />}
      {due && (
        <OneRecall
          key={recallKey(due)}
          due={due}
          takesFocus
          hasDock={false}
          typedBefore={typedFor(due)}
          onRated={rated}
        />
      )}
    </>
  );
}
