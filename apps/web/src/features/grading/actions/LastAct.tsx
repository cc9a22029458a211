import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { gradingText } from '../grading.text.ts';
import type { Bulk } from './use-bulk.ts';

const text = gradingText.bulk;

/** What was done to many answers, with the way back; it waits until it is put away. */
export function LastAct({ bulk }: { readonly bulk: Bulk }) {
  const { lastAct } = bulk;
  if (!lastAct) return null;
  return (
    <div className="flex items-center gap-1 rounded-box bg-good-soft py-1 pr-1 pl-3 text-sm text-good">
      <span className="min-w-0 flex-1">{text.done(lastAct.answerCount)}</span>
      <Button size="small" icon="undo" isPending={bulk.isPending} onPress={() => void bulk.undo(lastAct)}>
        {text.undoAll}
      </Button>
      <IconButton size="small" icon="close" label={text.dismiss} onPress={bulk.dismiss} />
    </div>
  );
}
