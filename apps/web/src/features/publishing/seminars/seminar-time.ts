import { formatDateTime, formatTime, dayNumber } from '../../../ui/dates/format-date.ts';

/** `2026.12.03 (목) 19:00 – 21:30`; the second day too where it is another one. */
export function seminarTime(start: string, end: string, zone: string): string {
  const last = dayNumber(start, zone) === dayNumber(end, zone) ? formatTime(end, zone) : formatDateTime(end, zone);
  return `${formatDateTime(start, zone)} – ${last}`;
}
