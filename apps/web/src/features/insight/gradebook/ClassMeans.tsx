import type { Sums } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { VirtualItem } from '@tanstack/react-virtual';
import type { GradebookColumn } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';
import { COUNT_WIDTH, FOOT_HEIGHT, MEAN_WIDTH, NAME_WIDTH } from './grid-metrics.ts';

export interface ClassMeansProps {
  readonly columns: readonly GradebookColumn[];
  readonly shown: readonly VirtualItem[];
  readonly sums: ReadonlyMap<number, Sums>;
  readonly mean: number | null;
  readonly decimals: number;
  readonly rowIndex: number;
}

/** The class under its members; stays in sight. */
export function ClassMeans({ columns, shown, sums, mean, decimals, rowIndex }: ClassMeansProps) {
  const words = (value: number | null | undefined) =>
    value === null || value === undefined ? text.none : value.toFixed(decimals);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="sticky bottom-0 z-3 flex items-center border-t border-line-strong bg-bg text-sm text-ink-2 tabular-nums"
      style={{ height: FOOT_HEIGHT }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="sticky left-0 z-3 flex h-full flex-none items-center border-r border-line-strong bg-bg px-4 font-semibold text-ink"
        style={{ width: NAME_WIDTH }}
      >
        {text.classMean}
      </div>
      {shown.map(({ index, start, size }) => (
        <div
          key={index}
          role="gridcell"
          aria-colindex={index + 2}
          className="absolute inset-y-0 grid place-items-center"
          style={{ left: start, width: size }}
        >
          {words(sums.get(columns[index]!.quizSequence)?.mean)}
        </div>
      ))}
      <div role="presentation" className="sticky right-0 z-3 ml-auto flex h-full border-l border-line-strong bg-bg">
        <div
          role="gridcell"
          aria-colindex={columns.length + 2}
          className="grid place-items-center"
          style={{ width: MEAN_WIDTH }}
        >
          {words(mean)}
        </div>
        <div style={{ width: COUNT_WIDTH }} />
      </div>
    </div>
  );
}
