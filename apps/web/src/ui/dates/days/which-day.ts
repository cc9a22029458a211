const DAYS_A_WEEK = 7;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** The calendar day (`2026-11-20`) on which an instant falls in the time zone; the browser knows it without a library. */
export function dayOf(instant: string, zone: string): string {
  const parts = formatIn(zone).formatToParts(Date.parse(instant));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  // A year that is being typed has fewer figures for a while.
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** How many weeks a period takes, the last one counted whole. */
export const weeksBetween = (startAt: string, endAt: string): number =>
  Math.max(1, Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / DAY_MS / DAYS_A_WEEK));

/** Calendar days from one instant to another in the time zone; negative where the other is earlier. */
export const daysBetween = (from: string, to: string, zone: string): number =>
  (Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / DAY_MS;
