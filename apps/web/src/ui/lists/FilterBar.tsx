import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FilterBarProps {
  readonly label: string;
  readonly children: ReactNode;
  /** How many were found and in which order, at the end of the line. */
  readonly summary?: ReactNode;
  readonly className?: string;
}

/** Filters in one line; on a phone the line scrolls sideways to the edges of the screen. */
export function FilterBar({ label, children, summary, className }: FilterBarProps) {
  return (
    <div className={cx('flex flex-col gap-2 desktop:flex-row desktop:items-center desktop:gap-4', className)}>
      <div
        role="group"
        aria-label={label}
        className="-mx-4 -my-1.5 flex items-center gap-2 overflow-x-auto px-4 py-1.5 *:flex-none desktop:mx-0 desktop:my-0 desktop:flex-1 desktop:flex-wrap desktop:overflow-visible desktop:p-0"
      >
        {children}
      </div>
      {summary !== undefined && (
        <div className="text-sm text-ink-3 tabular-nums" aria-live="polite">
          {summary}
        </div>
      )}
    </div>
  );
}
