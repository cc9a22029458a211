import { useRef, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { uiText } from '../ui.text.ts';
import type { ChartTable } from './chart-types.ts';
import { ChartTableView } from './ChartTableView.tsx';
import { useWidth } from './use-width.ts';

export interface ChartFrameProps {
  readonly label: string;
  readonly summary?: string | undefined;
  readonly height: number;
  readonly legend?: ReactNode;
  readonly table: ChartTable;
  /** Draws at a width in CSS pixels, so that letters keep their size; undefined until the drawing's code is here. */
  readonly draw: ((width: number) => ReactNode) | undefined;
  /** Lies over the drawing, for the pointer: whatever it does, the table does as well. */
  readonly over?: ReactNode;
  readonly className?: string | undefined;
}

/** A picture with its name, in a place of fixed height, and the same as a table to open. */
export function ChartFrame({ label, summary, height, legend, table, draw, over, className }: ChartFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  return (
    <figure className={cx('flex min-w-0 flex-col gap-2', className)}>
      {legend}
      <div className="relative">
        <div
          ref={place}
          role="img"
          aria-label={summary === undefined ? label : `${label}. ${summary}`}
          className="min-w-0 overflow-hidden"
          style={{ height }}
        >
          {draw !== undefined && width > 0 && (
            <svg aria-hidden="true" width={width} height={height} className="block text-xs tabular-nums">
              {draw(width)}
            </svg>
          )}
        </div>
        {over}
      </div>
      <details className="group text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-ink-3 hover:text-ink desktop:min-h-8">
          {uiText.chart.table}
          <Icon name="chevronDown" size={14} className="transition-transform group-open:rotate-180" />
        </summary>
        <ChartTableView label={label} table={table} />
      </details>
    </figure>
  );
}
