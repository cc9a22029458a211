import { Button } from '../../../../ui/buttons/Button.tsx';
import { bulkText as text } from './bulk.text.ts';
import type { Selection } from './use-selection.ts';

export interface BulkBarProps {
  readonly selection: Selection;
  readonly onGrade: () => void;
}

/** What can be done with the chosen answers; it stays in sight while the list scrolls. */
export function BulkBar({ selection, onGrade }: BulkBarProps) {
  return (
    <div
      role="group"
      aria-label={text.label}
      className="sticky top-0 z-10 flex items-center gap-2 border-t border-line bg-brand-soft px-4 py-2"
    >
      <b className="min-w-0 flex-1 font-semibold tabular-nums">{text.chosen(selection.items.length)}</b>
      <Button size="small" variant="ghost" onPress={selection.clear}>
        {text.clear}
      </Button>
      <Button size="small" variant="primary" aria-label={text.openNamed} onPress={onGrade}>
        {text.open}
      </Button>
    </div>
  );
}
