import { sql } from 'kysely';

/** Who writes text that others will read, where and when. */
export interface Authoring {
  readonly tenantId: string;
  readonly authorId: string;
  readonly now: Date;
}

/** A parameter where a statement does not show its type. */
export const uuid = (value: string) => sql<string>`${value}::uuid`;
export const instant = (value: Date) => sql<Date>`${value}::timestamptz`;

/** The rows as one parameter: the statement's text, and so its plan, is the same for any number of them. */
export function records<Row extends object>(rows: readonly Row[], columns: string) {
  const list = sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
  return list.as<'given'>(sql.raw(`given(${columns})`));
}
