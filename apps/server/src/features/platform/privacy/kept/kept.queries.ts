import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { OfMember, TableData } from '../registry/table-data.ts';

/** How many rows of a table are the member's, as far as they may know of them. */
export const countRows = (table: string, { whose, visible }: Pick<TableData, 'whose' | 'visible'>, of: OfMember) =>
  build.selectNoFrom(
    sql<number>`(select count(*) from ${sql.table(table)} where ${whose!(of)} and ${visible ?? sql`true`})`.as('count'),
  );

export const listConsents = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('consents')
    .select(['kind', 'version', 'agreed_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('agreed_at')
    .orderBy('kind');
