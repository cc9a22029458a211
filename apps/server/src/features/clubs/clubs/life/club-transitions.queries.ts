import { CLUB_STATUS, type ClubEvent, type ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import { sql, type Expression, type SqlBool } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

/** One way from status to status, and who takes it; null: the system or the clock. */
export interface Change {
  readonly event: ClubEvent;
  readonly from: ClubStatus;
  readonly to: ClubStatus;
  readonly memberId: string | null;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Changes the status of the clubs that are in `from` and meet the condition, and records each change in the same
 * statement. Of two servers at once the second finds no club left.
 */
export const recordChange = (tenantId: string, change: Change, condition: Expression<SqlBool>) =>
  build
    .with('changed', (db) =>
      db
        .updateTable('clubs')
        .set({ club_status: change.to, updated_at: change.now })
        .where('tenant_id', '=', tenantId)
        .where('club_status', '=', change.from)
        .where(condition)
        .returning('club_sequence'),
    )
    .insertInto('club_transitions')
    .columns(['tenant_id', 'club_sequence', 'event', 'from_status', 'to_status', 'member_id', 'reason', 'happened_at'])
    .expression((db) =>
      db
        .selectFrom('changed')
        .select([
          sql<string>`${tenantId}::uuid`.as('tenant_id'),
          'club_sequence',
          sql<string>`${change.event}::text`.as('event'),
          sql<string>`${change.from}::text`.as('from_status'),
          sql<string>`${change.to}::text`.as('to_status'),
          sql<string | null>`${change.memberId}::uuid`.as('member_id'),
          sql<string | null>`${change.reason}::text`.as('reason'),
          sql<Date>`${change.now}::timestamptz`.as('happened_at'),
        ]),
    )
    .returning('club_sequence');

/** The first line of a club's history: somebody began to write it. */
export const recordDraft = (tenantId: string, clubSequence: number, memberId: string, now: Date) =>
  build.insertInto('club_transitions').values({
    tenant_id: tenantId,
    club_sequence: clubSequence,
    event: 'SAVE_DRAFT' satisfies ClubEvent,
    from_status: null,
    to_status: CLUB_STATUS.draft,
    member_id: memberId,
    happened_at: now,
  });
