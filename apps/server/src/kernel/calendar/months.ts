import { sql } from 'kysely';

/** The month of a moment on the wall of the tenant: `2026-11`. */
export const monthOf = (moment: Date, timeZone: string): string => dayOf(moment, timeZone).slice(0, 7);

/** `2026-11-22` */
export const dayOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** So many days from one such as `2026-11-22` on, itself first. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, later) => {
    const [year, month, date] = day.split('-').map(Number) as [number, number, number];
    return new Date(Date.UTC(year, month - 1, date + later)).toISOString().slice(0, 10);
  });

/** The day so many days after one such as `2026-11-22`, or before it. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days of a month such as `2026-02`. */
export const daysIn = (month: string): number => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

export interface Month {
  readonly tenantId: string;
  /** `2026-11` */
  readonly month: string;
  readonly timeZone: string;
}

/** Its first instant, and that of the next one. */
export const monthStart = ({ month, timeZone }: Month) =>
  sql<Date>`(${`${month}-01`}::timestamp at time zone ${timeZone}::text)`;
export const monthEnd = ({ month, timeZone }: Month) =>
  sql<Date>`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${timeZone}::text)`;
