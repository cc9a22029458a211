import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  /** What the number means for today: compared with what, of how many. */
  readonly note?: ReactNode;
}

export interface StatGridProps {
  readonly stats: readonly Stat[];
  readonly className?: string;
}

/** A few numbers that describe a whole; two in a row where there is little room, as on a phone or in half a page. */
export function StatGrid({ stats, className }: StatGridProps) {
  return (
    <div className={cx('@container', className)}>
      <dl className="grid grid-cols-2 gap-3 @[52rem]:auto-cols-fr @[52rem]:grid-flow-col @[52rem]:grid-cols-none">
        {stats.map(({ label, value, note }) => (
          <div
            key={label}
            className="min-w-0 rounded-card border border-line bg-surface px-4 py-3.5 @[52rem]:px-5 @[52rem]:py-4"
          >
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="mt-0.5 text-xl font-bold tabular-nums @[52rem]:text-2xl">{value}</dd>
            {note !== undefined && <dd className="mt-0.5 text-sm text-ink-3">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
