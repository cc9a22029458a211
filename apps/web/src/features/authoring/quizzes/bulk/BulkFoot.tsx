import { Button } from '../../../../ui/buttons/Button.tsx';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { rowCheckText } from '../../../../ui/row-check/row-check.text.ts';
import type { BulkTable } from './bulk-table.ts';
import { bulkWords as text } from './bulk-words.text.ts';
import type { Bulk } from './use-bulk.ts';

export interface BulkFootProps {
  readonly bulk: Bulk;
  readonly table: BulkTable;
}

/** How many rows can be registered, and the button; it says what is in its way. */
export function BulkFoot({ bulk, table: { rows } }: BulkFootProps) {
  const { checking, adding, sound, isHeldUp } = bulk;
  const problem = checking.error ?? adding.error;
  return (
    <BottomDock
      staysAtBottom
      className="desktop:-mx-6 desktop:mt-auto desktop:rounded-t-card desktop:border! desktop:border-b-0! desktop:bg-surface! desktop:px-6! desktop:py-3!"
    >
      <Progress
        label={text.readyBar(sound, rows.length)}
        value={sound}
        max={rows.length}
        wordsHidden
        className="w-full desktop:w-44"
      />
      <span className="text-sm text-ink-2 tabular-nums">{text.ready(sound, rows.length)}</span>
      <span role="status" className="text-sm text-ink-2 desktop:ml-auto">
        {checking.isPending ? rowCheckText.checking : isHeldUp ? rowCheckText.faulty : ''}
      </span>
      {problem && (
        <p role="alert" className="w-full text-sm text-bad desktop:w-auto">
          {problem.message}
        </p>
      )}
      <span className="flex flex-1 gap-2 desktop:flex-none">
        <Button className="max-desktop:flex-1" isPending={checking.isPending} onPress={bulk.checkAgain}>
          {text.again}
        </Button>
        <Button
          variant="primary"
          className="max-desktop:flex-1"
          isDisabled={isHeldUp || checking.isPending}
          isPending={adding.isPending}
          onPress={bulk.add}
        >
          {rowCheckText.add(sound)}
        </Button>
      </span>
    </BottomDock>
  );
}
