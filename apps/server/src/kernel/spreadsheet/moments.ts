import type { WallTime } from './xlsx.ts';

/** Writes moments as date and minute where the tenant is. */
export function momentWriter(timeZone: string): (moment: Date | null) => WallTime | null {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => moment && { wallTime: format.format(moment) };
}
