import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { records } from '../../../kernel/database/records.ts';
import { inTenant, sameTenant } from '../../../kernel/database/tenant-join.ts';
import { pagesOfVersion } from '../../lectures/lecture-clubs/lecture-clubs.public.ts';

interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

/** Studies of a club in their order, with what there is to read; a club has 200 at most. */
export const listStudyPages = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_studies')
    .leftJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'club_studies', 'club_study_sequence'))
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'study_materials', 'content_sequence'))
    .leftJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .select((row) => [
      'club_studies.club_study_sequence',
      'club_studies.position',
      'club_studies.title',
      'club_studies.start_at',
      'club_studies.end_at',
      row.fn.count<number>('version.content_sequence').as('material_count'),
      sql<number>`count(*) filter (where version.reading_state = 'FAILED')`.as('failed_count'),
      sql<number>`count(*) filter (where version.reading_state in ('READ', 'NONE'))`.as('read_count'),
      sql<number>`coalesce(sum(${pagesOfVersion}) filter (where version.content_sequence is not null), 0)::integer`.as(
        'pages',
      ),
    ])
    .where('club_studies.tenant_id', '=', tenantId)
    .where('club_studies.club_sequence', '=', club)
    .groupBy(['club_studies.tenant_id', 'club_studies.club_study_sequence'])
    .orderBy('club_studies.position')
    .limit(200),
);
export type StudyPagesRow = RowsOf<ReturnType<typeof listStudyPages>>[number];

export interface ToRead {
  readonly club_study_sequence: number;
  readonly pages: number;
}

/** How the members of now have read some studies: who began, who is through, and the pages of all together. */
export const countReaders = ({ tenantId, club }: OfClub, studies: readonly ToRead[]) =>
  build
    .selectFrom(records(studies, 'club_study_sequence bigint, pages integer'))
    .innerJoin('study_progress', (join) =>
      inTenant(join, 'study_progress', tenantId)
        .on('study_progress.club_sequence', '=', club)
        .onRef('study_progress.club_study_sequence', '=', sql.ref<number>('given.club_study_sequence')),
    )
    .innerJoin('club_members', (join) =>
      inTenant(join, 'club_members', tenantId)
        .on('club_members.club_sequence', '=', club)
        .onRef('club_members.member_id', '=', 'study_progress.member_id')
        .on('club_members.membership_status', '=', 'MEMBER'),
    )
    .select([
      'study_progress.club_study_sequence',
      sql<number>`count(*)`.as('readers'),
      sql<number>`count(*) filter (where study_progress.read_pages >= given.pages)`.as('finished'),
      sql<number>`coalesce(sum(least(study_progress.read_pages, given.pages)), 0)`.as('read_pages'),
    ])
    .groupBy('study_progress.club_study_sequence');
export type ReadersRow = RowsOf<ReturnType<typeof countReaders>>[number];
