import { sql } from 'kysely';

const midnight = (moment: Date, timeZone: string) =>
  sql`date_trunc('day', ${moment}::timestamptz at time zone ${timeZone}::text)`;

/** The first instant of the day in which a moment lies on the wall of the tenant. */
export const dayStart = (moment: Date, timeZone: string) =>
  sql<Date>`(${midnight(moment, timeZone)} at time zone ${timeZone}::text)`;

/** Seconds from a moment until the next day begins there, at least one: for `Retry-After`. */
export const secondsLeft = (moment: Date, timeZone: string) =>
  sql<number>`ceil(extract(epoch from
    (${midnight(moment, timeZone)} + interval '1 day') at time zone ${timeZone}::text - ${moment}::timestamptz))::integer`;

/** The last millisecond of the day in which a moment lies there. */
export const dayEnd = (moment: Date, timeZone: string) =>
  sql<Date>`((${midnight(moment, timeZone)} + interval '1 day') at time zone ${timeZone}::text - interval '1 millisecond')`;
