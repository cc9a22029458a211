import { sql } from 'kysely';

/** A moment on the wall of a tenant. */
export interface WallMoment {
  readonly now: Date;
  readonly timeZone: string;
}

/** The wall clock of the tenant, without a date. */
export const wallTime = ({ now, timeZone }: WallMoment) =>
  sql<string>`(${now}::timestamptz at time zone ${timeZone}::text)::time`;

/** Whether hours, which may pass midnight, hold the moment; false where there are none. */
export const isWithin = (from: unknown, until: unknown, moment: WallMoment) =>
  sql<boolean>`coalesce(case when ${from}::time <= ${until}::time
    then ${wallTime(moment)} >= ${from}::time and ${wallTime(moment)} < ${until}::time
    else ${wallTime(moment)} >= ${from}::time or ${wallTime(moment)} < ${until}::time end, false)`;
