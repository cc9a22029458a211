import { sql, type Compilable, type RawBuilder } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** A statement that Kysely cannot build, as the transaction takes it. */
export const statement = <Row>(text: RawBuilder<Row>): Compilable<Row> => ({ compile: () => text.compile(build) });

/** Which columns tell a table's rows apart. */
export interface TableKeys {
  readonly table: string;
  readonly primary: readonly string[];
  /** Each unique index without a condition, by its columns; the tenant is in none. */
  readonly unique: readonly (readonly string[])[];
  /** What a row refers to; the tenant is in none. */
  readonly parents: readonly { readonly table: string; readonly columns: Readonly<Record<string, string>> }[];
}

/** Keys of tables as the database has them. */
export const findKeys = (tables: readonly string[]) =>
  statement(sql<TableKeys>`
    with keys as (
      select class.relname as "table", index.indisprimary, array(
        select attname::text from unnest(index.indkey::int[]) with ordinality as part(number, place)
        join pg_attribute on attrelid = class.oid and attnum = part.number
        where attname <> 'tenant_id' order by place) as columns
      from pg_class as class join pg_index as index on index.indrelid = class.oid
      where class.relnamespace = 'public'::regnamespace and class.relname = any(${tables}::text[])
        and index.indisunique and index.indpred is null
    )
    select "table"::text, coalesce((array_agg(to_json(columns)) filter (where indisprimary))[1], '[]') as primary,
      json_agg(columns) as unique, coalesce((
        select json_agg(json_build_object('table', confrelid::regclass::text, 'columns', (
          select json_object_agg(own.attname, other.attname)
          from unnest(conkey, confkey) as pair(own_number, other_number)
          join pg_attribute as own on own.attrelid = conrelid and own.attnum = own_number
          join pg_attribute as other on other.attrelid = confrelid and other.attnum = other_number
          where own.attname <> 'tenant_id')))
        from pg_constraint where contype = 'f' and conrelid = to_regclass("table") and array_length(conkey, 1) > 1), '[]')
        as parents
    from keys group by "table"`);
