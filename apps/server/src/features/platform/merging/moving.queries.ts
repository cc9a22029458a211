import { sql, type RawBuilder } from 'kysely';
import { statement, type TableKeys } from './catalogue.queries.ts';
import type { Moved } from './merging.rules.ts';

/** A standing merge: whose rows become whose. */
export interface Merge {
  readonly tenantId: string;
  readonly merge: number;
  readonly kept: string;
  readonly merged: string;
}

type Place = Pick<Moved, 'table' | 'column'>;

const and = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** Whether `who` has a row of their own where `one` would come to stand. */
function hasLike({ column, table }: Place, { unique }: TableKeys, tenantId: string, who: string): RawBuilder<boolean> {
  const keys = unique.filter((columns) => columns.includes(column));
  if (keys.length === 0) return sql<boolean>`false`;
  const found = keys.map((columns) => {
    const others = columns.filter((name) => name !== column);
    return sql`exists (select from ${sql.table(table)} as held where held.tenant_id = ${tenantId}::uuid
      and held.${sql.ref(column)} = ${who}::uuid
      and ${and(others.map((name) => sql`held.${sql.ref(name)} = one.${sql.ref(name)}`))})`;
  });
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

const keyOf = ({ column }: Place, { primary }: TableKeys) =>
  sql`jsonb_build_object(${sql.join(
    primary.filter((name) => name !== column).flatMap((name) => [sql`${name}::text`, sql`one.${sql.ref(name)}`]),
  )})`;

const note = ({ tenantId, merge }: Merge, { table, column }: Place, from: RawBuilder<unknown>) =>
  sql`insert into member_merge_rows (tenant_id, merge_sequence, table_name, column_name, row_key, taken)
    select ${tenantId}::uuid, ${merge}, ${table}, ${column}, row_key, taken from ${from}`;

/** Takes rows out until the way back: `which` is a condition over `one`. */
export const takeOut = (of: Merge, place: Place, which: RawBuilder<unknown>) =>
  statement(sql`with gone as (
      delete from ${sql.table(place.table)} as one where one.tenant_id = ${of.tenantId}::uuid and ${which} returning *
    ) ${note(of, place, sql`(select '{}'::jsonb as row_key, to_jsonb(gone) as taken from gone) as gone`)}`);

/** Of the account that goes the rows that the kept one has already. */
export const takeOutLike = (of: Merge, place: Place, keys: TableKeys) =>
  takeOut(
    of,
    place,
    sql`one.${sql.ref(place.column)} = ${of.merged}::uuid and ${hasLike(place, keys, of.tenantId, of.kept)}`,
  );

/** Makes the rows of the account that goes the kept one's, where that one has none of the kind. */
export const moveRows = (of: Merge, place: Place, keys: TableKeys) =>
  statement(sql`with moved as (
      update ${sql.table(place.table)} as one set ${sql.ref(place.column)} = ${of.kept}::uuid
      where one.tenant_id = ${of.tenantId}::uuid and one.${sql.ref(place.column)} = ${of.merged}::uuid
        and not ${hasLike(place, keys, of.tenantId, of.kept)}
      returning ${keyOf(place, keys)} as row_key
    ) ${note(of, place, sql`(select row_key, null::jsonb as taken from moved) as moved`)}`);

const noted = ({ tenantId, merge }: Merge, { table, column }: Place) =>
  sql`member_merge_rows.tenant_id = ${tenantId}::uuid and merge_sequence = ${merge} and table_name = ${table}
    and column_name = ${column}`;

/** Gives back the rows that moved and still are the kept account's. */
export const moveBack = (of: Merge, place: Place, keys: TableKeys) => {
  const columns = keys.primary.filter((name) => name !== place.column);
  return statement(sql`update ${sql.table(place.table)} as one set ${sql.ref(place.column)} = ${of.merged}::uuid
    from member_merge_rows cross join jsonb_populate_record(null::${sql.table(place.table)}, row_key) as known
    where ${noted(of, place)} and taken is null
      and one.tenant_id = ${of.tenantId}::uuid and one.${sql.ref(place.column)} = ${of.kept}::uuid
      and ${and(columns.map((name) => sql`one.${sql.ref(name)} = known.${sql.ref(name)}`))}
      and not ${hasLike(place, keys, of.tenantId, of.merged)}`);
};

const hasParents = ({ parents }: TableKeys, { tenantId }: Merge) =>
  and(
    parents.map(
      ({
        table,
        columns,
      }) => sql`exists (select from ${sql.table(table)} as parent where parent.tenant_id = ${tenantId}::uuid
        and ${and(Object.entries(columns).map(([own, other]) => sql`parent.${sql.ref(other)} = known.${sql.ref(own)}`))})`,
    ),
  );

/** Puts back what was taken out, where what it stood under is still there. */
export const putBack = (of: Merge, place: Place, keys: TableKeys) =>
  statement(sql`insert into ${sql.table(place.table)}
    select known.* from member_merge_rows
    cross join jsonb_populate_record(null::${sql.table(place.table)}, taken) as known
    where ${noted(of, place)} and taken is not null and ${hasParents(keys, of)}
    on conflict do nothing`);
