import { Button } from '../../../../ui/buttons/Button.tsx';
import { useGrading } from '../state/grading-context.ts';
import { bulkText as text } from './bulk.text.ts';

export interface BulkBarProps {
  /** How many answers are selected. */
  readonly count: number;
}

/** What can be done with the chosen answers; it stays in sight while the list scrolls. */
export function BulkBar({ count }: BulkBarProps) {
  const { dispatch } = useGrading();
  return (
    <div
      role="group"
      aria-label={text.label}
      className="sticky top-0 z-10 flex items-center gap-2 border-t border-line bg-brand-soft px-4 py-2"
    >
      <b className="min-w-0 flex-1 font-semibold tabular-nums">{text.chosen(count)}</b>
      <Button size="small" variant="ghost" onPress={() => dispatch({ kind: 'clearSelection' })}>
        {text.clear}
      </Button>
      <Button
        size="small"
        variant="primary"
        aria-label={text.openNamed}
        onPress={() => dispatch({ kind: 'openDialog', dialog: 'bulk' })}
      >
        {text.open}
      </Button>
    </div>
  );
}
