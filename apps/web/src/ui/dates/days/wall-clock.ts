const HOUR_MS = 3_600_000;
/** Years of four figures. */
const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-30')];

/**
 * Zones whose clocks nobody has put forward or back from an instant on. Their time is a sum. The first use of `Intl` on
 * a page takes a slow phone a twentieth of a second, in whatever task it happens.
 */
const STEADY: Readonly<Record<string, { readonly ahead: number; readonly since: number }>> = {
  UTC: { ahead: 0, since: FIRST },
  'Asia/Seoul': { ahead: 9 * HOUR_MS, since: Date.parse('1989-01-01') },
};

const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // oxlint-disable-next-line eslint/no-restricted-properties -- For the zones that are no sum.
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
  const steady = STEADY[zone];
  if (steady && instant >= steady.since && instant <= LAST)
    return new Date(instant + steady.ahead).toISOString().slice(0, '2026-11-20T14:30:00'.length);
  const parts = formatIn(zone).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  // A year that is being typed has fewer figures for a while.
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}`;
}
