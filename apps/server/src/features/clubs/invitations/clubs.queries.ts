import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** How the clubs stand that people are to enter. */
export const findClubsOf = (tenantId: string, clubSequences: readonly number[]) =>
  build
    .selectFrom('clubs')
    .select(['club_sequence', 'club_status'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`club_sequence = any(${clubSequences}::bigint[])`);
