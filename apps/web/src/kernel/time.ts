import { useSyncExternalStore } from 'react';
import { kernelText } from './kernel.text.ts';
import { useTenant } from './session.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The numbers and the weekday of an instant on a tenant's clocks. */
function partsOf(instant: string, timeZone: string): Record<Intl.DateTimeFormatPartTypes, string> {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('ko-KR', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const parts = format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Intl.DateTimeFormatPartTypes, string>;
}

/** `2026.11.20 (금)` in the tenant's time zone. */
export function formatDate(instant: string, timeZone: string): string {
  const { year, month, day, weekday } = partsOf(instant, timeZone);
  return `${year}.${month}.${day} (${weekday})`;
}

/** `2026.11.20 (금) 09:14` in the tenant's time zone. */
export function formatDateTime(instant: string, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${formatDate(instant, timeZone)} ${hour}:${minute}`;
}

/** `11.18 09:14` in the tenant's time zone, for what lies near. */
export function formatShort(instant: string, timeZone: string): string {
  const { month, day, hour, minute } = partsOf(instant, timeZone);
  return `${month}.${day} ${hour}:${minute}`;
}

/** Relative time of the specification, section 9. */
export function relativeTime(instant: string, now: number): string {
  const { justNow, ago } = kernelText.time;
  const past = now - Date.parse(instant);
  if (past < MINUTE_MS) return justNow;
  if (past < HOUR_MS) return ago.minutes(Math.floor(past / MINUTE_MS));
  if (past < DAY_MS) return ago.hours(Math.floor(past / HOUR_MS));
  if (past < YEAR_MS) return ago.days(Math.floor(past / DAY_MS));
  return ago.years(Math.floor(past / YEAR_MS));
}

/** The two largest units until an instant (`6시간 12분`), or undefined once it has passed. */
export function timeLeft(instant: string, now: number): string | undefined {
  const left = Date.parse(instant) - now;
  if (left <= 0) return undefined;
  const { days, hours, minutes, lessThanMinute } = kernelText.time;
  const [d, h, m] = [Math.floor(left / DAY_MS), Math.floor(left / HOUR_MS) % 24, Math.floor(left / MINUTE_MS) % 60];
  if (d > 0) return h > 0 ? `${days(d)} ${hours(h)}` : days(d);
  if (h > 0) return m > 0 ? `${hours(h)} ${minutes(m)}` : hours(h);
  return m > 0 ? minutes(m) : lessThanMinute;
}

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const tell of listeners) tell();
    }, MINUTE_MS / 4);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time, as it goes on: what is said in relative time stays true while the page is open. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

/** Dates as the tenant's clocks show them. */
export function useDates() {
  const { timeZone } = useTenant();
  return {
    date: (instant: string) => formatDate(instant, timeZone),
    dateTime: (instant: string) => formatDateTime(instant, timeZone),
    short: (instant: string) => formatShort(instant, timeZone),
  };
}
