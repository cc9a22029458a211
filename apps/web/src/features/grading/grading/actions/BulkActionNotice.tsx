import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { useGrading, useGradingState } from '../state/grading-context.ts';
import { undoAction } from './bulk-actions.ts';
import { bulkText as text } from './bulk.text.ts';

export interface BulkActionNoticeProps {
  readonly action: GradingAction;
}

/** What was done to many answers, with the way back; it waits until it is put away. */
export function BulkActionNotice({ action }: BulkActionNoticeProps) {
  const grading = useGrading();
  const isPending = useGradingState((state) => state.bulk.isPending);
  return (
    <div className="flex items-center gap-1 rounded-box bg-good-soft py-1 pr-1 pl-3 text-sm text-good">
      <span className="min-w-0 flex-1">{text.done(action.answerCount)}</span>
      <Button size="small" icon="undo" isPending={isPending} onPress={() => void undoAction(grading, action)}>
        {text.undoAll}
      </Button>
      <IconButton
        size="small"
        icon="close"
        label={text.dismiss}
        onPress={() => grading.dispatch({ kind: 'dismissBulk' })}
      />
    </div>
  );
}
