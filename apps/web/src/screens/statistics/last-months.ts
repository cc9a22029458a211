import { wallAt } from '../../ui/dates/days/wall-clock.ts';

/** This month in the time zone of the organisation and those before it, the latest first: `2026-11`. */
export function lastMonths(now: number, timeZone: string, count: number): string[] {
  const [year, month] = wallAt(now, timeZone).split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
