import { Fragment, useId, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { PaneSeparator } from './PaneSeparator.tsx';
import { panesText } from './panes.text.ts';

export type PaneId = 'start' | 'middle' | 'end';

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
  /** The pane that a phone shows. */
  readonly shown: PaneId;
  readonly onShow: (pane: PaneId) => void;
  readonly className?: string;
}

const order: readonly PaneId[] = ['start', 'middle', 'end'];
const limits = { start: { min: 220, max: 480 }, end: { min: 300, max: 560 } } as const;

const looks: Record<PaneId, string> = {
  start: 'bg-surface desktop:w-(--start) desktop:flex-none',
  middle: 'bg-bg',
  end: 'bg-surface desktop:w-(--end) desktop:flex-none',
};

/** A list, what is chosen in it, and what to do with it, side by side; on a phone one at a time. */
export function Panes({ panes, widths, onResize, shown, onShow, className }: PanesProps) {
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
      <div
        role="group"
        aria-label={panesText.switcher}
        className="grid flex-none auto-cols-fr grid-flow-col gap-1 border-b border-line bg-surface p-1.5 desktop:hidden"
      >
        {order.map((pane) => (
          <button
            key={pane}
            type="button"
            aria-pressed={pane === shown}
            onClick={() => onShow(pane)}
            className="min-h-11 rounded-[8px] font-semibold text-ink-3 aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
          >
            {panes[pane].label}
          </button>
        ))}
      </div>
      {order.map((pane) => (
        <Fragment key={pane}>
          {pane === 'end' && separator('end')}
          <section
            id={`${id}${pane}`}
            aria-label={panes[pane].label}
            className={cx(
              'relative flex min-h-0 min-w-0 flex-1 flex-col',
              looks[pane],
              pane !== shown && 'max-desktop:hidden',
            )}
          >
            {panes[pane].head}
            <div data-pane="" className="relative min-h-0 flex-1 overflow-auto">
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
