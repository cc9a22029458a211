import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';
import type { AuditFilter } from './audit-logs.ts';
import { newestEntries, type AuditPlace } from './entry-arms.queries.ts';

interface Stretch {
  readonly offset: number;
  readonly limit: number;
  readonly after?: AuditPlace;
}

/** Newest first; of one instant changes before looks. */
export const listEntries = (tenantId: string, filter: AuditFilter, { offset, limit, after }: Stretch) =>
  build
    .with('entry', (db) =>
      db
        .selectFrom(newestEntries(tenantId, filter, offset + limit, after).as('one'))
        .selectAll()
        .orderBy('happened_at', 'desc')
        .orderBy('source')
        .orderBy('sequence', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('entry')
    .innerJoin('members as doer', (join) =>
      inTenant(join, 'doer', tenantId).onRef('doer.member_id', '=', 'entry.by_id'),
    )
    .leftJoin('members as subject', (join) =>
      inTenant(join, 'subject', tenantId).onRef('subject.member_id', '=', 'entry.member_id'),
    )
    .leftJoin('clubs', (join) =>
      inTenant(join, 'clubs', tenantId).onRef('clubs.club_sequence', '=', 'entry.club_sequence'),
    )
    .selectAll('entry')
    .select([
      'doer.member_id as doer_id',
      'doer.nickname',
      'doer.profile_image_key',
      'subject.nickname as subject_nickname',
      'clubs.club_name',
    ])
    .orderBy('happened_at', 'desc')
    .orderBy('source')
    .orderBy('sequence', 'desc');

/** How many there are, counted to `most` and no further. */
export const countEntries = (tenantId: string, filter: AuditFilter, most: number) =>
  build
    .selectFrom(
      build
        .selectFrom(newestEntries(tenantId, filter, most).as('one'))
        .select(sql`1`.as('counted'))
        .limit(most)
        .as('some'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));

export const deleteEntriesBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('audit_entries').where('tenant_id', '=', tenantId).where('changed_at', '<', moment);
