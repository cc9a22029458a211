import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';

/** The last change of the schema; the server's role reads no other table of the program itself. */
export const findLastMigration = build
  .selectFrom(sql<{ name: string; applied_at: Date }>`last_migration()`.as('migration'))
  .select(['name', 'applied_at']);

export const listEntries = ({ page, size }: PageOf) =>
  build
    .selectFrom('operator_entries')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('entry_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export const countEntries = build.selectFrom('operator_entries').select((row) => row.fn.countAll<number>().as('count'));
