import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isClubInstructor } from '../../clubs/clubs/clubs.public.ts';
import { inCurrentVersion } from './library.queries.ts';

/** The materials of studies in their order, each in the version that counts. */
export const listMaterials = (tenantId: string, studySequences: readonly number[]) =>
  inCurrentVersion(tenantId)
    .innerJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'contents', 'content_sequence'))
    .select('study_materials.club_study_sequence')
    .where('study_materials.tenant_id', '=', tenantId)
    .where(sql<boolean>`study_materials.club_study_sequence = any(${studySequences}::bigint[])`)
    .orderBy('study_materials.position');
export type MaterialRow = RowsOf<ReturnType<typeof listMaterials>>[number];

/** The same in the order of the curriculum. */
const listInCourse = (tenantId: string, studySequences: readonly number[]) =>
  listMaterials(tenantId, studySequences)
    .innerJoin('club_studies', (join) => sameTenant(join, 'club_studies', 'study_materials', 'club_study_sequence'))
    .clearOrderBy()
    .orderBy('club_studies.position')
    .orderBy('study_materials.position');

/** Materials of studies that could not be read, in the order of the curriculum, with whose they are. */
export const listFailedMaterials = (tenantId: string, studySequences: readonly number[], limit: number) =>
  listInCourse(tenantId, studySequences)
    .select('contents.author_id')
    .where('version.reading_state', '=', 'FAILED')
    .limit(limit);

/** The files of studies' materials in the order of the curriculum, of the versions that count. */
export const listMaterialFiles = (tenantId: string, studySequences: readonly number[], limit: number) =>
  listInCourse(tenantId, studySequences)
    .clearSelect()
    .select((row) => [
      'study_materials.club_study_sequence',
      row.ref('files.file_key').$notNull().as('file_key'),
      row.ref('files.name').$notNull().as('name'),
      row.ref('files.content_type').$notNull().as('content_type'),
      row.ref('files.byte_size').$notNull().as('byte_size'),
      row.ref('files.created_at').$notNull().as('created_at'),
    ])
    .where('files.file_key', 'is not', null)
    .limit(limit);

/** Those of the contents that this person may make a material: their own, as far as they stand in the library. */
export const findOwnContents = (tenantId: string, memberId: string, sequences: readonly number[]) =>
  build
    .selectFrom('contents')
    .select('content_sequence')
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', memberId)
    .where('version_no', '>', 0)
    .where(sql<boolean>`content_sequence = any(${sequences}::bigint[])`)
    // Whoever deletes one of them meanwhile waits, and finds it used.
    .forKeyShare();

const CLUBS_OF = 200;

/** Lecture clubs that have contents as materials, with what the viewer is there. */
const places = (tenantId: string, memberId: string) =>
  build
    .selectFrom('study_materials')
    .innerJoin('club_studies', (join) => sameTenant(join, 'club_studies', 'study_materials', 'club_study_sequence'))
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_studies', 'club_sequence'))
    .leftJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'clubs', 'club_sequence').on('club_members.member_id', '=', memberId),
    )
    .select([
      'clubs.club_sequence',
      'clubs.club_status',
      'clubs.creator_id',
      'clubs.leader_id',
      'club_members.membership_status',
      isClubInstructor(memberId).as('is_instructor'),
    ])
    .where('study_materials.tenant_id', '=', tenantId)
    .orderBy('clubs.club_sequence', 'desc')
    .limit(CLUBS_OF);

export const listStudyPlaces = (tenantId: string, memberId: string, contentSequence: number) =>
  places(tenantId, memberId).where('study_materials.content_sequence', '=', contentSequence);

/** Files that are a version of a content, with whose it is and the clubs that show it: of the version that counts alone. */
export const listVersionFiles = (tenantId: string, memberId: string, keys: readonly string[]) =>
  build
    .selectFrom('content_versions')
    .innerJoin('contents', (join) => sameTenant(join, 'contents', 'content_versions', 'content_sequence'))
    .select((row) => [
      row.ref('content_versions.file_key').$notNull().as('file_key'),
      'contents.author_id',
      jsonArrayFrom(
        places(tenantId, memberId)
          .where('study_materials.content_sequence', '=', row.ref('contents.content_sequence'))
          .where(row('contents.file_key', '=', row.ref('content_versions.file_key'))),
      ).as('clubs'),
    ])
    .where('content_versions.tenant_id', '=', tenantId)
    .where('content_versions.file_key', 'in', keys);
