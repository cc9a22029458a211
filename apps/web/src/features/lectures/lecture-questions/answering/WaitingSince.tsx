import { cx } from '../../../../ui/cx.ts';
import { formatDateTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { boardText as text } from './board.text.ts';

const MINUTE_MS = 60_000;
const [HOUR, DAY] = [60, 24 * 60];

/** How long a question has waited; after a day it has waited long. */
export function WaitingSince({ date }: { readonly date: string }) {
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(date)) / MINUTE_MS));
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / HOUR)];
  return (
    <time
      dateTime={date}
      title={formatDateTime(date, useTimeZone())}
      className={cx('text-sm font-semibold whitespace-nowrap tabular-nums', days > 0 ? 'text-bad' : 'text-ink-2')}
    >
      {text.waited(days, hours, minutes)}
    </time>
  );
}
