import type { Claimant } from './fair-queue.ts';

/** The tables of the queue; they hold ids alone, of all tenants. */
export const SCHEMA = 'pgboss';

interface Sql {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/**
 * Jobs that wait for their first try, or work now, by whose they are. What was handed out ($3) and is not begun does
 * neither; the one that this is about ($2) waits.
 */
const LINE = `select group_id as "tenantId", coalesce(group_tier, '') as "memberId", sum(under_way)::int as "underWay",
    (array_agg(id order by created_on) filter (where id is not null))[1] as id, min(created_on) as since
  from (
    select group_id, group_tier, 1 as under_way, null::uuid as id, null::timestamptz as created_on
      from ${SCHEMA}.job where name = $1 and state = 'active' and group_id is not null and id <> all ($3::uuid[])
    union all
    select group_id, group_tier, 0, id, created_on
      from ${SCHEMA}.job where name = $1 and state < 'active' and not blocked
        and state = 'created' and group_id is not null and start_after <= now()
    union all
    select group_id, group_tier, 0, id, created_on from ${SCHEMA}.job where name = $1 and id = $2
  ) as line
  group by group_id, group_tier`;

/** The two change places; one that another server has taken meanwhile stays where it is. */
const EXCHANGE = `with mine as (
    select id, data, group_id, group_tier, created_on from ${SCHEMA}.job where name = $1 and id = $2 for update
  ), theirs as (
    select id, data, group_id, group_tier, created_on from ${SCHEMA}.job
      where name = $1 and id = $3 and state = 'created' for update skip locked
  ), places as (
    select mine.id as place, theirs.data, theirs.group_id, theirs.group_tier, theirs.created_on from mine, theirs
    union all
    select theirs.id, mine.data, mine.group_id, mine.group_tier, mine.created_on from mine, theirs
  )
  update ${SCHEMA}.job set data = places.data, group_id = places.group_id, group_tier = places.group_tier,
      created_on = places.created_on
    from places where job.name = $1 and job.id = places.place
    returning job.id, job.data`;

interface LineRow extends Omit<Claimant, 'next'> {
  readonly id: string | null;
  readonly since: Date | null;
}

/** Who has jobs of a name, as a worker sees it that was handed the job `id`; `handed` are all that were not begun. */
export async function lineOf(db: Sql, name: string, id: string, handed: readonly string[]): Promise<Claimant[]> {
  const { rows } = await db.executeSql(LINE, [name, id, handed]);
  return (rows as LineRow[]).map(({ id: next, since, ...owner }) => ({
    ...owner,
    next: next === null || since === null ? null : { id: next, since: new Date(since) },
  }));
}

/** Gives the job `id` what `other` was to do, and the other way round; answers what it has to do then. */
export async function exchange(db: Sql, name: string, id: string, other: string): Promise<object | undefined> {
  const { rows } = await db.executeSql(EXCHANGE, [name, id, other]);
  return (rows as { id: string; data: object }[]).find((row) => row.id === id)?.data;
}

const KEEP_PLACE = `update ${SCHEMA}.job set created_on = left_off.created_on from ${SCHEMA}.job as left_off
  where job.name = $1 and job.id = $3 and left_off.name = $1 and left_off.id = $2`;

/** Gives the job `other` the place in the line that `id` had. */
export async function keepPlace(db: Sql, name: string, id: string, other: string): Promise<void> {
  await db.executeSql(KEEP_PLACE, [name, id, other]);
}
