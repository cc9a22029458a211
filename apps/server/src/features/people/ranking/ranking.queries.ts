import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';

interface OfMonth {
  readonly tenantId: string;
  /** Its first day: `2026-11-01`. */
  readonly month: string;
}

const shown = ({ tenantId, month }: OfMonth) =>
  build
    .selectFrom('monthly_points')
    .select(['monthly_points.tenant_id', 'monthly_points.month', 'monthly_points.member_id', 'ranked_points'])
    .where('monthly_points.tenant_id', '=', tenantId)
    .where('monthly_points.month', '=', sql<Date>`${month}::date`)
    .where('monthly_points.ranked_points', 'is not', null);

/**
 * The rows of some of them: those are chosen first, by the index of the ranking. Each is looked up by its keys. A plan
 * that does not know how many are requested would read all members of the tenant to join a page of them.
 */
const rowsOf = (chosen: ReturnType<typeof shown>) =>
  build
    .selectFrom(chosen.as('chosen'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('monthly_places')
          .select(['place', 'points'])
          .whereRef('monthly_places.tenant_id', '=', 'chosen.tenant_id')
          .whereRef('monthly_places.month', '=', 'chosen.month')
          .whereRef('monthly_places.points', '=', 'chosen.ranked_points')
          .limit(sql.lit(1))
          .as('monthly_places'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('members')
          .select(['member_id', 'nickname', 'profile_image_key'])
          .whereRef('members.tenant_id', '=', 'chosen.tenant_id')
          .whereRef('members.member_id', '=', 'chosen.member_id')
          .limit(sql.lit(1))
          .as('members'),
      (join) => join.onTrue(),
    )
    .select([
      'monthly_places.place',
      'monthly_places.points',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .orderBy('chosen.ranked_points', 'desc')
    .orderBy('chosen.member_id', 'desc');
export type RankedRow = RowsOf<ReturnType<typeof rowsOf>>[number];

export const listRanked = (of: OfMonth, { size, offset }: { readonly size: number; readonly offset: number }) =>
  rowsOf(shown(of).orderBy('ranked_points', 'desc').orderBy('member_id', 'desc').limit(size).offset(offset));

/** Rows just above (`>`, the nearest last) or from the member on down (`<=`). */
export function listAround(of: OfMonth, memberId: string, side: '>' | '<=', most: number) {
  const order = side === '>' ? 'asc' : 'desc';
  const mine = shown(of).where('monthly_points.member_id', '=', memberId).as('mine');
  const beside = sql<boolean>`(monthly_points.ranked_points, monthly_points.member_id)
    ${sql.raw(side)} ((select ranked_points from ${mine}), ${memberId}::uuid)`;
  return rowsOf(shown(of).where(beside).orderBy('ranked_points', order).orderBy('member_id', order).limit(most));
}

/** What the ranking of a month shows of a member; null of whom it does not show. `members` is the table's name in the query. */
export const rankedPoints = (month: string, members: string) =>
  sql<number | null>`(select ranked_points from monthly_points as ranked
    where ranked.tenant_id = ${sql.ref(`${members}.tenant_id`)} and ranked.member_id = ${sql.ref(`${members}.member_id`)}
      and ranked.month = ${month}::date)`;

/** How many the ranking shows, the first month that has one, and whether it shows the caller. */
export const findRanking = ({ tenantId, month }: OfMonth, memberId: string) =>
  build
    .selectFrom('members')
    .select([
      'in_ranking',
      sql<number>`coalesce((select sum(members) from monthly_places
        where tenant_id = ${tenantId} and month = ${month}::date), 0)`.as('count'),
      sql<string | null>`(select to_char(month, 'YYYY-MM') from monthly_places
        where tenant_id = ${tenantId} order by month limit 1)`.as('first_month'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

/** How many changes of the ledger it took. */
export const rankNow = (tenantId: string, most: number) =>
  build.selectNoFrom(sql<number>`rank_points(${tenantId}::uuid, ${most}::integer)`.as('taken'));

export const setShown = (tenantId: string, memberId: string, isShown: boolean, thisMonth: string) =>
  build.selectNoFrom(
    sql`show_in_rankings(${tenantId}::uuid, ${memberId}::uuid, ${isShown}::boolean, ${thisMonth}::date)`.as('set'),
  );
