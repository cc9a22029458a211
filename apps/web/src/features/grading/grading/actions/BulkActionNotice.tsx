import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { bulkText as text } from './bulk.text.ts';
import { undoAct } from './bulk-acts.ts';
import type { Bulk } from './use-bulk.ts';

export interface LastActProps {
  readonly bulk: Bulk;
  readonly act: GradingAction;
}

/** What was done to many answers, with the way back; it waits until it is put away. */
export function BulkActionNotice({ bulk, act }: LastActProps) {
  return (
    <div className="flex items-center gap-1 rounded-box bg-good-soft py-1 pr-1 pl-3 text-sm text-good">
      <span className="min-w-0 flex-1">{text.done(act.answerCount)}</span>
      <Button size="small" icon="undo" isPending={bulk.isPending} onPress={() => void undoAct(bulk, act)}>
        {text.undoAll}
      </Button>
      <IconButton size="small" icon="close" label={text.dismiss} onPress={bulk.dismiss} />
    </div>
  );
}
