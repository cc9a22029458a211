const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;
/** The last day that is written with four figures for its year, and the first. */
const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31')];

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** What calendar and clock show at an instant in the time zone, to the second: `2026-11-20T14:30:00`. */
export function wallAt(instant: number, zone: string): string {
  const parts = formatIn(zone).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  // A year that is being typed has fewer figures for a while.
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** The calendar day (`2026-11-20`) on which an instant falls in the time zone; the browser knows it without a library. */
export const dayOf = (instant: string, zone: string): string => wallAt(Date.parse(instant), zone).slice(0, 10);

/** The calendar day so many days after another one, or before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Math.min(LAST, Math.max(FIRST, Date.parse(day) + days * DAY_MS))).toISOString().slice(0, 10);

/** Days of the week before a calendar day: 0 for a Monday. */
export const daysSinceMonday = (day: string): number => (new Date(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;

/** How many weeks a period takes, the last one counted whole. */
export const weeksBetween = (startAt: string, endAt: string): number =>
  Math.max(1, Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / DAY_MS / DAYS_A_WEEK));

/** Calendar days from one instant to another in the time zone; negative where the other is earlier. */
export const daysBetween = (from: string, to: string, zone: string): number =>
  (Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / DAY_MS;
