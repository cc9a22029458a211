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

/** A few numbers that describe a whole; two in a row on a phone. */
export function StatGrid({ stats, className }: StatGridProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-3 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none',
        className,
      )}
    >
      {stats.map(({ label, value, note }) => (
        <div key={label} className="rounded-card border border-line bg-surface px-4 py-3.5 desktop:px-5 desktop:py-4">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="mt-0.5 text-xl font-bold tabular-nums desktop:text-2xl">{value}</dd>
          {note !== undefined && <dd className="mt-0.5 text-sm text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
