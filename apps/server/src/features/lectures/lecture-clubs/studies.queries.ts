import { assistantFields } from '@dure/contract/lectures/lecture-clubs/assistant';
import type { AssistantForm } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import { sql } from 'kysely';
import type { StudyMaterials } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import { columnOf, columnsOf, type ColumnValues } from '../../../kernel/columns.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { records, uuid } from '../../../kernel/database/records.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

const ofClub = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_studies')
    .where('club_studies.tenant_id', '=', tenantId)
    .where('club_studies.club_sequence', '=', clubSequence);

/** A club's studies in their order, with how many materials each has. */
export const listStudyRows = (tenantId: string, clubSequence: number, { page, size }: PageOf) =>
  ofClub(tenantId, clubSequence)
    .select((row) => [
      'club_studies.club_study_sequence',
      'club_studies.position',
      'club_studies.title',
      'club_studies.description',
      'club_studies.start_at',
      'club_studies.end_at',
      row
        .selectFrom('study_materials')
        .select((one) => one.fn.countAll<number>().as('count'))
        .whereRef('study_materials.tenant_id', '=', 'club_studies.tenant_id')
        .whereRef('study_materials.club_study_sequence', '=', 'club_studies.club_study_sequence')
        .$asScalar()
        .$notNull()
        .as('material_count'),
    ])
    .orderBy('club_studies.position')
    .limit(size)
    .offset((page - 1) * size);
export type StudyRow = RowsOf<ReturnType<typeof listStudyRows>>[number];

export const countStudies = (tenantId: string, clubSequence: number) =>
  ofClub(tenantId, clubSequence).select((row) => row.fn.countAll<number>().as('total'));

export const findStudyRow = (tenantId: string, clubSequence: number, studySequence: number) =>
  listStudyRows(tenantId, clubSequence, { page: 1, size: 1 }).where(
    'club_studies.club_study_sequence',
    '=',
    studySequence,
  );

/** Contents that are materials of the club already: its other instructors may go on with them. */
export const listClubMaterials = (tenantId: string, clubSequence: number) =>
  ofClub(tenantId, clubSequence)
    .innerJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'club_studies', 'club_study_sequence'))
    .select(['study_materials.content_sequence', 'club_studies.club_study_sequence']);

/** The materials of studies as `material`, each in the version that counts. */
export const materialsOfStudies = (tenantId: string) =>
  build
    .selectFrom('club_studies as study')
    .innerJoin('study_materials as material', (join) => sameTenant(join, 'material', 'study', 'club_study_sequence'))
    .innerJoin('contents as content', (join) => sameTenant(join, 'content', 'material', 'content_sequence'))
    .innerJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'content', ['content_sequence', 'version_no']),
    )
    .where('study.tenant_id', '=', tenantId);

export interface StudyValues {
  readonly position: number;
  readonly title: string;
  readonly description: string;
  readonly start_at: string | null;
  readonly end_at: string | null;
}
const VALUES = 'position integer, title text, description text, start_at timestamptz, end_at timestamptz';

/** New studies; answers their sequences in the order of the list. */
export const insertStudies = (tenantId: string, clubSequence: number, studies: readonly StudyValues[]) =>
  build
    .insertInto('club_studies')
    .columns(['tenant_id', 'club_sequence', 'position', 'title', 'description', 'start_at', 'end_at'])
    .expression(
      build
        .selectFrom(records(studies, VALUES))
        .select([
          uuid(tenantId).as('tenant_id'),
          sql<number>`${clubSequence}::bigint`.as('club_sequence'),
          'given.position',
          'given.title',
          'given.description',
          'given.start_at',
          'given.end_at',
        ]),
    )
    .returning('club_study_sequence as sequence');

export const updateStudies = (
  tenantId: string,
  clubSequence: number,
  studies: readonly (StudyValues & { readonly club_study_sequence: number })[],
) =>
  build
    .updateTable('club_studies')
    .from(records(studies, `club_study_sequence bigint, ${VALUES}`))
    .set((row) => ({
      position: row.ref('given.position'),
      title: row.ref('given.title'),
      description: row.ref('given.description'),
      start_at: sql<Date | null>`given.start_at`,
      end_at: sql<Date | null>`given.end_at`,
    }))
    .where('club_studies.tenant_id', '=', tenantId)
    .where('club_studies.club_sequence', '=', clubSequence)
    .whereRef('club_studies.club_study_sequence', '=', 'given.club_study_sequence');

/** Takes every study out of the club but those named. */
export const deleteOtherStudies = (tenantId: string, clubSequence: number, kept: readonly number[]) =>
  build
    .deleteFrom('club_studies')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where(sql<boolean>`club_study_sequence <> all(${kept}::bigint[])`);

export type MaterialPlace = ColumnValues<StudyMaterials, 'club_study_sequence' | 'content_sequence' | 'position'>;

/** Gives the studies of a club exactly these materials. */
export const clearMaterials = (tenantId: string, studySequences: readonly number[]) =>
  build
    .deleteFrom('study_materials')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`club_study_sequence = any(${studySequences}::bigint[])`);

export const insertMaterials = (tenantId: string, places: readonly MaterialPlace[]) =>
  build
    .insertInto('study_materials')
    .columns(['tenant_id', 'club_study_sequence', 'content_sequence', 'position'])
    .expression(
      build
        .selectFrom(records(places, 'club_study_sequence bigint, content_sequence bigint, position integer'))
        .select([
          uuid(tenantId).as('tenant_id'),
          'given.club_study_sequence',
          'given.content_sequence',
          'given.position',
        ]),
    );

/** Settings of the assistant, each kept in the column of its name. */
export const ASSISTANT_FIELDS = Object.keys(assistantFields) as (keyof typeof assistantFields)[];
type AssistantSettings = Omit<AssistantForm, 'version'>;

export const findAssistant = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_assistants')
    .select(ASSISTANT_FIELDS.map(columnOf))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

export const saveAssistant = (tenantId: string, clubSequence: number, given: AssistantSettings) => {
  const values = columnsOf(ASSISTANT_FIELDS, given);
  return build
    .insertInto('club_assistants')
    .values({ tenant_id: tenantId, club_sequence: clubSequence, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'club_sequence']).doUpdateSet(values));
};

/** Who changes a part of the club counts its version up: other editors learn of it. */
export const countVersion = (tenantId: string, clubSequence: number, studyCount: number | null, now: Date) =>
  build
    .updateTable('clubs')
    .set((row) => ({
      version: row('version', '+', 1),
      updated_at: now,
      ...(studyCount !== null && { study_count: studyCount }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

/** How many questions were asked in one study, and how many of them a member reads who does not run the club. */
export const countStudyQuestions = (tenantId: string, clubSequence: number, studySequence: number, memberId: string) =>
  build
    .selectFrom('lecture_questions')
    .select((row) => [
      row.fn.countAll<number>().as('questions'),
      sql<number>`count(*) filter (where not is_private or member_id = ${memberId})`.as('readable'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('club_study_sequence', '=', studySequence);
