import type { Insertable, Selectable } from 'kysely';

/** Values of some columns of a table, each given: none is left to its default. */
export type ColumnValues<Table, Column extends keyof Insertable<Table>> = {
  readonly [Name in Column]-?: Exclude<Insertable<Table>[Name], undefined>;
};

/** Some columns of a table as they are read; rows are picked from the generated schema instead of written by hand. */
export type RowPart<Table, Column extends keyof Selectable<Table>> = Readonly<Pick<Selectable<Table>, Column>>;

/** The same of rows in which none of these columns is null, whatever the table allows. */
export type FilledPart<Table, Column extends keyof Selectable<Table>> = {
  readonly [Name in Column]: NonNullable<Selectable<Table>[Name]>;
};

/** The column of a field: `clubName` is kept in `club_name`. */
export type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${ColumnOf<Rest>}`
    : `_${Lowercase<First>}${ColumnOf<Rest>}`
  : Field;

/** A field's value in its column: `…At` is an instant, which travels as ISO 8601 text. */
type Kept<Field, Value> = Field extends `${string}At` ? Date | Extract<Value, null> : Value;
/** A column's value on the wire. */
type Sent<Value> = Value extends Date ? string : Value;

export const columnOf = <Field extends string>(field: Field): ColumnOf<Field> =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as ColumnOf<Field>;

/** The columns that keep some fields of a form, each under the field's name. */
export function columnsOf<Field extends string, Values extends { readonly [F in Field]: unknown }>(
  fields: readonly Field[],
  values: Values,
): { [F in Field as ColumnOf<F>]: Kept<F, Values[F]> } {
  const columns = fields.map((field) => {
    const value = values[field];
    return [columnOf(field), field.endsWith('At') && value !== null ? new Date(String(value)) : value];
  });
  return Object.fromEntries(columns) as { [F in Field as ColumnOf<F>]: Kept<F, Values[F]> };
}

/** Some fields of a row as they travel, each out of the column of its name. */
export function fieldsOf<Field extends string, Row extends { readonly [F in Field as ColumnOf<F>]: unknown }>(
  fields: readonly Field[],
  row: Row,
): { [F in Field]: Sent<Row[ColumnOf<F> & keyof Row]> } {
  const sent = fields.map((field) => {
    const value: unknown = row[columnOf(field) as unknown as keyof Row];
    return [field, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(sent) as { [F in Field]: Sent<Row[ColumnOf<F> & keyof Row]> };
}
