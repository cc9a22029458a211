import { cx } from '../cx.ts';

export interface ProgressProps {
  readonly label: string;
  /** Without a value it is known only that work goes on. */
  readonly value?: number | undefined;
  readonly max?: number;
  /** In words beside the bar, such as `23 / 42`; otherwise a percentage. */
  readonly valueText?: string;
  /** The place already says both. */
  readonly wordsHidden?: boolean;
  readonly className?: string;
}

/** The browser's own roles: a first page shows many of these. */
export function Progress({ label, value, max = 100, valueText, wordsHidden = false, className }: ProgressProps) {
  const percentage = value === undefined ? undefined : (Math.min(Math.max(value, 0), max) / (max || 1)) * 100;
  const said = percentage === undefined ? undefined : (valueText ?? `${Math.round(percentage)}%`);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={said}
      className={cx('flex flex-col gap-1.5', className)}
    >
      {!wordsHidden && (
        <div aria-hidden="true" className="flex justify-between gap-3 text-sm text-ink-2">
          <span>{label}</span>
          <span className="tabular-nums">{said}</span>
        </div>
      )}
      <div className="h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset">
        <div
          className={cx(
            'h-full rounded-full bg-brand',
            percentage === undefined ? 'w-1/3 animate-slide' : 'transition-[width]',
          )}
          style={percentage === undefined ? undefined : { width: `${percentage}%` }}
        />
      </div>
    </div>
  );
}
