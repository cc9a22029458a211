import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { sql } from 'kysely';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { ContentPassages } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { TERMS_VERSION } from '../../../../kernel/language/search/terms.ts';
import { materialsOfStudies } from '../../lecture-clubs/lecture-clubs.public.ts';

/** Where a question is asked, and how far around that answers are looked for. */
export interface SearchedPlace {
  readonly tenantId: string;
  readonly clubSequence: number;
  /** Null: of no study, so all of the club is searched. */
  readonly studySequence: number | null;
  readonly scope: AssistantScope;
}

/** Whether a scope takes in a study. */
function isWithin({ tenantId, clubSequence, studySequence, scope }: SearchedPlace) {
  if (scope === 'ALL' || studySequence === null) return sql<boolean>`true`;
  if (scope === 'STUDY') return sql<boolean>`study.club_study_sequence = ${studySequence}::bigint`;
  return sql<boolean>`study.position <= (select asked.position from club_studies as asked
    where asked.tenant_id = ${tenantId}::uuid and asked.club_sequence = ${clubSequence}::bigint
      and asked.club_study_sequence = ${studySequence}::bigint)`;
}

/**
 * The materials of the studies that were read, in the current version. For each it answers what can be searched, or
 * null where that is not made yet. A content that two studies have stands twice.
 */
export const listSearchedMaterials = (place: SearchedPlace) =>
  materialsOfStudies(place.tenantId)
    .leftJoin('searched_texts as searched', (join) =>
      sameTenant(join, 'searched', 'version', ['content_sequence', 'version_no']).on(
        'searched.terms_version',
        '=',
        TERMS_VERSION,
      ),
    )
    .select([
      'study.club_study_sequence',
      'study.position as study_no',
      'study.title as study_title',
      'content.content_sequence',
      'content.title',
      'version.version_no',
      'version.unit',
      'searched.searched_text_sequence',
      'searched.passage_count',
    ])
    .where('study.club_sequence', '=', place.clubSequence)
    .where(isWithin(place))
    .where('version.reading_state', '=', 'READ')
    .orderBy('study.position')
    .orderBy('material.position');
export type SearchedMaterial = RowsOf<ReturnType<typeof listSearchedMaterials>>[number];

/** So many of the newest are sources. */
const VERIFIED_ANSWERS = 500;

/** The club's verified answers about these studies, and about all of it. */
export const listVerifiedAnswers = (place: SearchedPlace) =>
  build
    .selectFrom('verified_answers as verified')
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'verified', { member_id: 'author_id' }))
    .leftJoin('searched_texts as searched', (join) =>
      sameTenant(join, 'searched', 'verified', 'verified_answer_sequence').on(
        'searched.terms_version',
        '=',
        TERMS_VERSION,
      ),
    )
    .select([
      'verified.verified_answer_sequence',
      'verified.club_study_sequence',
      'verified.serial_number',
      'verified.question',
      'verified.answer',
      'verified.verified_at',
      'author.nickname',
      'searched.searched_text_sequence',
      'searched.passage_count',
    ])
    .where('verified.tenant_id', '=', place.tenantId)
    .where('verified.club_sequence', '=', place.clubSequence)
    .where((row) =>
      row.or([
        row('verified.club_study_sequence', 'is', null),
        row(
          'verified.club_study_sequence',
          'in',
          row
            .selectFrom('club_studies as study')
            .select('study.club_study_sequence')
            .where('study.tenant_id', '=', place.tenantId)
            .where('study.club_sequence', '=', place.clubSequence)
            .where(isWithin(place)),
        ),
      ]),
    )
    .orderBy('verified.verified_answer_sequence', 'desc')
    .limit(VERIFIED_ANSWERS);
export type VerifiedAnswer = RowsOf<ReturnType<typeof listVerifiedAnswers>>[number];

/** Notes of speakers that are looked at for one question: a few hundred slides have as many. */
const NOTES = 2000;

export const listNotesOf = (tenantId: string, contents: readonly number[]) =>
  build
    .selectFrom('content_notes as note')
    .innerJoin('contents as content', (join) => sameTenant(join, 'content', 'note', ['content_sequence', 'version_no']))
    .select(['note.content_sequence', 'note.unit_no', 'note.heading', 'note.text'])
    .where('note.tenant_id', '=', tenantId)
    .where(sql<boolean>`note.content_sequence = any(${contents}::bigint[])`)
    .orderBy('note.content_sequence')
    .orderBy('note.position')
    .limit(NOTES);

export type PassagePlace = RowPart<ContentPassages, 'content_sequence' | 'version_no' | 'position'>;
const PLACE = 'content_sequence bigint, version_no integer, position integer';

export const listPassagesAt = (tenantId: string, places: readonly PassagePlace[]) =>
  build
    .selectFrom('content_passages as passage')
    .innerJoin(
      sql<PassagePlace>`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)`.as<'given'>(sql.raw(`given(${PLACE})`)),
      (join) =>
        join
          .onRef('given.content_sequence', '=', 'passage.content_sequence')
          .onRef('given.version_no', '=', 'passage.version_no')
          .onRef('given.position', '=', 'passage.position'),
    )
    .select([
      'passage.content_sequence',
      'passage.version_no',
      'passage.position',
      'passage.unit_no',
      'passage.heading',
      'passage.text',
    ])
    .where('passage.tenant_id', '=', tenantId);
