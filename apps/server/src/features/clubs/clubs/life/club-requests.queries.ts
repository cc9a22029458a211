import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

const asking = sql.lit('PENDING');
const among = (clubSequences: readonly number[]) => sql<boolean>`club_sequence = any(${clubSequences}::bigint[])`;

/** Those whose request to join waits. */
export const listAskingOf = (tenantId: string, clubSequences: readonly number[]) =>
  build
    .selectFrom('club_members')
    .select(['club_sequence', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where(among(clubSequences))
    .where('membership_status', '=', asking);

/** Requests that nobody can decide any more; who ended the club, or nobody for the clock, stands by them. */
export const endRequests = (
  tenantId: string,
  clubSequences: readonly number[],
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
) =>
  build
    .updateTable('club_members')
    .set({ membership_status: 'CANCELLED', decided_by: actorId, decided_at: now })
    .where('tenant_id', '=', tenantId)
    .where(among(clubSequences))
    .where('membership_status', '=', asking);
