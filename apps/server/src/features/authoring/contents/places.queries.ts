import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Quizzes of clubs look far enough: who may see a content sees it in the newest clubs that use it. */
const MAX_PLACES = 200;

/** Every quiz of a club that shows one of the contents. */
const shown = (tenantId: string) =>
  build
    .selectFrom('contents')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'contents', 'content_sequence'))
    .innerJoin('club_quizzes', (join) => sameTenant(join, 'club_quizzes', 'quizzes', 'quiz_sequence'))
    .select(['club_quizzes.club_sequence as club', 'club_quizzes.quiz_sequence as quiz'])
    .where('contents.tenant_id', '=', tenantId)
    .orderBy('club_quizzes.club_sequence', 'desc')
    .limit(MAX_PLACES);

export const listPlacesOfContent = (tenantId: string, contentSequence: number) =>
  shown(tenantId).where('contents.content_sequence', '=', contentSequence);

/** Where files are the content of a quiz, in every club that uses it. */
export const listContentPlaces = (tenantId: string, keys: readonly string[]) =>
  shown(tenantId)
    .select((row) => row.ref('contents.file_key').$notNull().as('file_key'))
    .where('contents.file_key', 'in', keys);

/** Studies that have the content as a material. */
export const studiesOn = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('study_materials')
    .select('study_materials.club_study_sequence')
    .where('study_materials.tenant_id', '=', tenantId)
    .where('study_materials.content_sequence', '=', contentSequence);

const STUDIES_SHOWN = 20;

/** The same with their clubs, the newest first. */
export const listStudiesOn = (tenantId: string, contentSequence: number) =>
  studiesOn(tenantId, contentSequence)
    .innerJoin('club_studies', (join) => sameTenant(join, 'club_studies', 'study_materials', 'club_study_sequence'))
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_studies', 'club_sequence'))
    .select(['clubs.club_sequence', 'clubs.club_name', 'club_studies.title'])
    .orderBy('study_materials.club_study_sequence', 'desc')
    .limit(STUDIES_SHOWN);
export type UsingStudyRow = RowsOf<ReturnType<typeof listStudiesOn>>[number];

const using = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('quizzes')
    .where('quizzes.tenant_id', '=', tenantId)
    .where('quizzes.content_sequence', '=', contentSequence);

/** Quizzes that rest on a content, each with its clubs. */
export const listUsing = (tenantId: string, contentSequence: number, { page, size }: PageOf) =>
  using(tenantId, contentSequence)
    .select((row) => [
      'quizzes.quiz_sequence',
      'quizzes.question',
      'quizzes.quiz_status',
      row
        .selectFrom('club_quizzes')
        .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
        .select(
          sql<{ clubSequence: number; clubName: string }[]>`coalesce(jsonb_agg(jsonb_build_object(
            'clubSequence', clubs.club_sequence, 'clubName', clubs.club_name) order by clubs.club_sequence desc), '[]')`.as(
            'clubs',
          ),
        )
        .where('club_quizzes.tenant_id', '=', tenantId)
        .whereRef('club_quizzes.quiz_sequence', '=', 'quizzes.quiz_sequence')
        .$asScalar()
        .$notNull()
        .as('clubs'),
    ])
    .orderBy('quizzes.quiz_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countUsing = (tenantId: string, contentSequence: number) =>
  using(tenantId, contentSequence).select((row) => row.fn.countAll<number>().as('total'));
