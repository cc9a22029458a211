import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { materialsOfStudies } from '../studies.queries.ts';

/** The materials of a club; `clubs` is the table that changes. */
const itsMaterials = (tenantId: string) =>
  materialsOfStudies(tenantId).whereRef('study.club_sequence', '=', 'clubs.club_sequence' as 'study.club_sequence');
const unread = (tenantId: string) =>
  itsMaterials(tenantId)
    .select('material.content_sequence')
    .where('version.reading_state', 'in', ['WAITING', 'READING']);

/** Those who run the club are told once its materials have been read; `unreadAlone`: nothing new is to be waited for otherwise. */
export const awaitReady = (tenantId: string, clubSequence: number, unreadAlone: boolean) =>
  build
    .updateTable('clubs')
    .set({ awaits_ready: true })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where((row) =>
      row.exists(unreadAlone ? unread(tenantId) : itsMaterials(tenantId).select('material.content_sequence')),
    );

/**
 * Clubs with nothing left to be read, each once however many servers look. It answers what could not be read, for clubs
 * that continue.
 */
export const takeReady = (tenantId: string) =>
  build
    .updateTable('clubs')
    .set({ awaits_ready: false })
    .where('tenant_id', '=', tenantId)
    .where('awaits_ready', '=', true)
    .where((row) => row.not(row.exists(unread(tenantId))))
    .returning([
      'club_sequence',
      sql<boolean>`club_status in (${sql.join([CLUB_STATUS.cancelled, CLUB_STATUS.finished])})`.as('is_over'),
      itsMaterials(tenantId)
        .select(sql<number>`count(distinct material.content_sequence)`.as('count'))
        .where('version.reading_state', '=', 'FAILED')
        .$asScalar()
        .$notNull()
        .as('failed'),
    ]);
