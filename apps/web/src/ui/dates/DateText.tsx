import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDay,
  formatShortDateTime,
  type DateLike,
} from './format-date.ts';
import { useTimeZone } from './time-zone.ts';
import { cx } from '../cx.ts';
import { useNow } from './use-now.ts';

export interface DateTextProps {
  readonly date: DateLike;
  /** `2026.11.20 (금)`, `2026.11.20`, with the time, or as short as it can be said this year. */
  readonly look?: 'date' | 'day' | 'date-time' | 'short';
  readonly className?: string;
}

export function DateText({ date, look = 'date', className }: DateTextProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const text = {
    date: () => formatDate(date, timeZone),
    day: () => formatDay(date, timeZone),
    'date-time': () => formatDateTime(date, timeZone),
    short: () => formatShortDateTime(date, now, timeZone),
  }[look]();
  return (
    <time
      dateTime={typeof date === 'string' ? date : new Date(date).toISOString()}
      className={cx('tabular-nums', className)}
    >
      {text}
    </time>
  );
}

export interface DateRangeTextProps {
  readonly start: DateLike;
  readonly end: DateLike;
  readonly className?: string;
}

/** `2026.11.02 – 12.20` */
export function DateRangeText({ start, end, className }: DateRangeTextProps) {
  return <span className={cx('tabular-nums', className)}>{formatDateRange(start, end, useTimeZone())}</span>;
}
