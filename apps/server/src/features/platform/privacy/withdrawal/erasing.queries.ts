import { sql, type Compilable, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { personalTables } from '../registry/registry.ts';
import type { OfMember, TableData, Whose } from '../registry/table-data.ts';

/** A statement of the registry's own making, as the transaction takes it. */
const statement = (text: RawBuilder<unknown>): Compilable => ({ compile: () => text.compile(build) });

const emptied = (values: Exclude<TableData['leaving'], string>) =>
  sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

const erase = (table: string, leaving: TableData['leaving'], whose: Whose, of: OfMember): Compilable[] => {
  if (leaving === 'stays') return [];
  if (leaving === 'goes') return [statement(sql`delete from ${sql.table(table)} where ${whose(of)}`)];
  return [statement(sql`update ${sql.table(table)} set ${emptied(leaving)} where ${whose(of)}`)];
};

/**
 * Erases what the registry says, table by table. Deletions come before updates, since deleted rows change figures
 * beside them, and the account comes last, since the rest is found by it.
 */
export const eraseAll = (of: OfMember): Compilable[] => {
  const rank = ([table, { leaving }]: (typeof personalTables)[number]) =>
    table === 'members' ? 2 : Number(leaving !== 'goes');
  return personalTables
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(([table, { leaving, whose }]) => erase(table, leaving, whose, of));
};
