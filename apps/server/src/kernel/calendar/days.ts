interface Day {
  /** `2026-11-25` */
  readonly date: string;
  /** In one syllable. */
  readonly weekday: string;
  /** `11.25 (수)` */
  readonly short: string;
}

/** Days as a calendar on the wall of the tenant shows them. */
export function dayWriter(timeZone: string): (instant: Date) => Day {
  const format = new Intl.DateTimeFormat('ko-KR', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const [year, month, day, weekday] = [parts['year']!, parts['month']!, parts['day']!, parts['weekday']!];
    return { date: `${year}-${month}-${day}`, weekday, short: `${month}.${day} (${weekday})` };
  };
}
