import { Fragment, useId, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { PaneSeparator } from './PaneSeparator.tsx';
import { panesText } from './panes.text.ts';

type PaneId = 'start' | 'middle' | 'end';

export interface PaneWidths {
  readonly start: number;
  readonly end: number;
}

/** As drawn for grading. */
export const DEFAULT_PANE_WIDTHS: PaneWidths = { start: 268, end: 404 };

export interface PanesProps {
  /** `head` and `foot` stay in sight around the content, which scrolls beside nothing that covers it. */
  readonly panes: Readonly<
    Record<
      PaneId,
      { readonly label: string; readonly head?: ReactNode; readonly content: ReactNode; readonly foot?: ReactNode }
    >
  >;
  readonly widths: PaneWidths;
  readonly onResize: (widths: PaneWidths) => void;
  readonly className?: string;
}

const order: readonly PaneId[] = ['start', 'middle', 'end'];
const limits = { start: { min: 220, max: 480 }, end: { min: 300, max: 560 } } as const;

const looks: Record<PaneId, string> = {
  start: 'bg-surface desktop:w-(--start) desktop:flex-none',
  middle: 'bg-bg max-desktop:hidden',
  end: 'bg-surface max-desktop:hidden desktop:w-(--end) desktop:flex-none',
};

/** A list, what is chosen in it, and what to do with it, side by side; on a phone the list alone. */
export function Panes({ panes, widths, onResize, className }: PanesProps) {
  const id = useId();
  const separator = (side: 'start' | 'end') => (
    <PaneSeparator
      label={panesText.resize(panes[side].label)}
      controls={`${id}${side}`}
      width={widths[side]}
      {...limits[side]}
      grows={side === 'start' ? 1 : -1}
      onResize={(width) => onResize({ ...widths, [side]: width })}
    />
  );
  const style: CSSProperties & Record<'--start' | '--end', string> = {
    '--start': `${widths.start}px`,
    '--end': `${widths.end}px`,
  };
  return (
    <div style={style} className={cx('flex min-h-0 flex-col desktop:flex-row', className)}>
      {order.map((pane) => (
        <Fragment key={pane}>
          {pane === 'end' && separator('end')}
          <section
            id={`${id}${pane}`}
            aria-label={panes[pane].label}
            className={cx('relative flex min-h-0 min-w-0 flex-1 flex-col', looks[pane])}
          >
            {panes[pane].head}
            <div data-pane="" className="relative min-h-0 flex-1 desktop:overflow-auto">
              {panes[pane].content}
            </div>
            {panes[pane].foot}
          </section>
          {pane === 'start' && separator('start')}
        </Fragment>
      ))}
    </div>
  );
}
