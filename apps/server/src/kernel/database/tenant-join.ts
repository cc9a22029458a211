import type { Expression, JoinBuilder, ReferenceExpression } from 'kysely';

/** A column both tables have, several of them, or the joined table's columns with the ones they meet. */
type Columns<Joined, To> =
  | (keyof Joined & keyof To & string)
  | readonly (keyof Joined & keyof To & string)[]
  | { readonly [Column in keyof Joined]?: keyof To & string };

const pairsOf = (columns: string | readonly string[] | Readonly<Record<string, string>>): [string, string][] => {
  if (typeof columns === 'string') return [[columns, columns]];
  return Array.isArray(columns) ? columns.map((column) => [column, column]) : Object.entries(columns);
};

/**
 * Joins rows of one tenant. `joined` and `to` are tables or aliases of the query; `tenant_id` is compared first, then
 * `columns`: a name that both have, several, or `{ columnOfJoined: 'columnOfTo' }`. Further conditions follow with `on`.
 */
export function sameTenant<DB, TB extends keyof DB, Joined extends TB & string, To extends TB & string>(
  join: JoinBuilder<DB, TB>,
  joined: Joined,
  to: To,
  columns: Columns<DB[Joined], DB[To]>,
): JoinBuilder<DB, TB> {
  // The columns are checked by the parameter's type; Kysely cannot follow a name that is put together.
  const column = (table: string, name: string) => `${table}.${name}` as ReferenceExpression<DB, TB>;
  return pairsOf(columns as Parameters<typeof pairsOf>[0]).reduce(
    (on, [own, other]) => on.onRef(column(joined, own), '=', column(to, other)),
    join.onRef(column(joined, 'tenant_id'), '=', column(to, 'tenant_id')),
  );
}

/** Joins rows of the tenant with this id, for a query that has no row to compare with. What else must hold follows with `on` and `onRef`. */
export const inTenant = <DB, TB extends keyof DB>(
  join: JoinBuilder<DB, TB>,
  joined: TB & string,
  tenantId: string | Expression<string>,
): JoinBuilder<DB, TB> => join.on(`${joined}.tenant_id` as ReferenceExpression<DB, TB>, '=', tenantId as never);
