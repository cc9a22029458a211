import { formatDateTime, type DateLike } from './format-date.ts';
import { relativeTime } from './relative-time.ts';
import { useTimeZone } from './time-zone.ts';
import { useNow } from './use-now.ts';

export interface RelativeTimeProps {
  readonly date: DateLike;
  readonly className?: string;
}

/** Keeps up with the clock; the full date stands in the title. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  const now = useNow();
  const instant = new Date(date);
  return (
    <time dateTime={instant.toISOString()} title={formatDateTime(date, useTimeZone())} className={className}>
      {relativeTime(instant.getTime(), now)}
    </time>
  );
}
