import { formatShortDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';

/** '11.20 09:14' within a sentence. */
export function useShortTime(): (date: string) => string {
  const timeZone = useTimeZone();
  const now = useNow();
  return (date) => formatShortDateTime(date, now, timeZone);
}
