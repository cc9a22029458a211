import { sql } from 'kysely';
import { dayAfter } from './months.ts';

/** A stretch of days such as a month or a week. */
export interface Period {
  /** As it is answered: `2026-11`, or of a week its Monday. */
  readonly name: string;
  /** Its first day, and the day after its last one. */
  readonly from: string;
  readonly to: string;
}

/** So many months up to one such as `2026-11`, the earliest first. */
export function monthsUntil(month: string, count: number): Period[] {
  const [year, no] = month.split('-').map(Number) as [number, number];
  const first = (back: number) => new Date(Date.UTC(year, no - 1 - back, 1)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => {
    const from = first(count - 1 - index);
    return { name: from.slice(0, 7), from, to: first(count - 2 - index) };
  });
}

/** The Mondays of so many weeks up to the one of `today`, the earliest first. */
export function mondaysUntil(today: string, count: number): string[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, week) => dayAfter(today, 7 * (week + 1 - count) - sinceMonday));
}

export const weeksUntil = (today: string, count: number): Period[] =>
  mondaysUntil(today, count).map((from) => ({ name: from, from, to: dayAfter(from, 7) }));

/** What figures are counted over: rows of periods, which begin and end at midnight on the wall of the tenant. */
export interface Counted {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly periods: readonly Period[];
}
/** With an offset, so that its instants are reckoned once and not again for every row that is compared with them. */
export const periodRows = ({ periods, timeZone }: Counted) =>
  sql<{ name: string; starts_at: Date; ends_at: Date }>`(
    select name, first_day::timestamp at time zone ${timeZone}::text as starts_at,
      next_day::timestamp at time zone ${timeZone}::text as ends_at
    from unnest(${periods.map(({ name }) => name)}::text[], ${periods.map(({ from }) => from)}::text[],
      ${periods.map(({ to }) => to)}::text[]) as given(name, first_day, next_day) offset 0)`.as('period');

/**
 * Whether an instant lies in a period, by which rows are joined to `periodRows`. The whole stretch is named as well: by
 * it an index is used, since a planner cannot know how few the periods hold.
 */
export const isInPeriod = ({ periods, timeZone }: Counted, instant: string) => {
  const midnight = (day: string | undefined) => sql`(${day ?? null}::timestamp at time zone ${timeZone}::text)`;
  const at = sql.ref(instant);
  return sql<boolean>`(${at} >= ${midnight(periods[0]?.from)} and ${at} < ${midnight(periods.at(-1)?.to)}
    and ${at} >= period.starts_at and ${at} < period.ends_at)`;
};
