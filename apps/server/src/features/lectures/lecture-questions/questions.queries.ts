import type {
  QuestionFilter,
  QuestionSort,
  QuestionStatus,
} from '@dure/contract/lectures/lecture-questions/question-status';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

export interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}
export interface OfQuestion extends OfClub {
  readonly serial: number;
}
/** Who reads, and whether as one who runs the club. */
export interface Reader extends OfClub {
  readonly memberId: string;
  readonly isAdmin: boolean;
}
export interface Wanted {
  readonly study?: number | undefined;
  readonly filter: QuestionFilter;
  readonly keyword: string;
  /** Whose questions alone. */
  readonly askerId?: string | undefined;
  readonly isPrivate?: boolean | undefined;
}

const is = (status: QuestionStatus): RawBuilder<boolean> => sql<boolean>`question.status = ${sql.lit(status)}`;
const byFilter = ({ memberId }: Reader): Record<QuestionFilter, RawBuilder<boolean>> => ({
  ALL: sql<boolean>`true`,
  MINE: sql<boolean>`question.member_id = ${memberId}`,
  WAITING: is('WAITING_INSTRUCTOR'),
  ASSISTANT: sql<boolean>`question.status in (${sql.lit('WAITING_AI')}, ${sql.lit('AI_ANSWERED')})`,
  ANSWERED: is('INSTRUCTOR_ANSWERED'),
});

/** The questions of a club that the reader may read: a private one is its author's and the admins'. */
const readable = ({ tenantId, club, memberId, isAdmin }: Reader, study: number | undefined) =>
  build
    .selectFrom('lecture_questions as question')
    .where('question.tenant_id', '=', tenantId)
    .where('question.club_sequence', '=', club)
    .$if(study !== undefined, (query) => query.where('question.club_study_sequence', '=', study!))
    .$if(!isAdmin, (query) => query.where(sql<boolean>`(not question.is_private or question.member_id = ${memberId})`));

function narrowed(reader: Reader, { study, filter, keyword, askerId, isPrivate }: Wanted) {
  return readable(reader, study)
    .where(byFilter(reader)[filter])
    .$if(askerId !== undefined, (query) => query.where('question.member_id', '=', askerId!))
    .$if(isPrivate !== undefined, (query) => query.where('question.is_private', '=', isPrivate!))
    .$if(keyword !== '', (query) =>
      query.where(sql<boolean>`lower(normalize(question.question, NFC)) like ${searchPattern(keyword)}`),
    );
}

type Base = ReturnType<typeof narrowed>;

/** A question with its study, its people and its place. */
const shown = (base: Base, memberId: string) =>
  base
    .innerJoin('club_studies as study', (join) => sameTenant(join, 'study', 'question', 'club_study_sequence'))
    .innerJoin('members as asker', (join) => sameTenant(join, 'asker', 'question', 'member_id'))
    .leftJoin('members as answerer', (join) => sameTenant(join, 'answerer', 'question', { member_id: 'answered_by' }))
    .leftJoin('contents as content', (join) => sameTenant(join, 'content', 'question', 'content_sequence'))
    .leftJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'content', ['content_sequence', 'version_no']),
    )
    .select((row) => [
      'question.club_sequence',
      'question.serial_number',
      'question.club_study_sequence',
      'study.position as study_no',
      'study.title as study_title',
      'question.member_id',
      'asker.nickname',
      'asker.profile_image_key',
      'question.question',
      'question.content_sequence',
      'content.title as content_title',
      'version.unit',
      'question.unit_no',
      'question.position',
      'question.quote',
      'question.is_private',
      'question.asks_assistant',
      'question.status',
      'question.asked_at',
      'question.waiting_at',
      'question.solved_at',
      'question.wonder_count',
      'question.found',
      'question.answer',
      'question.answer_sources',
      'question.answered_by',
      'answerer.nickname as answerer_nickname',
      'answerer.profile_image_key as answerer_image',
      'question.answered_at',
      'question.is_source',
      'question.version',
      row
        .exists(
          row
            .selectFrom('lecture_question_wonders as wonder')
            .select('wonder.member_id')
            .whereRef('wonder.tenant_id', '=', 'question.tenant_id')
            .whereRef('wonder.club_sequence', '=', 'question.club_sequence')
            .whereRef('wonder.serial_number', '=', 'question.serial_number')
            .where('wonder.member_id', '=', memberId),
        )
        .$castTo<boolean>()
        .as('have_wondered'),
    ]);
export type QuestionRow = RowsOf<ReturnType<typeof shown>>[number];

/** One page of the list; those of the waiting ones are read off their index, oldest first. */
export function listQuestions(reader: Reader, wanted: Wanted, sort: QuestionSort, { page, size }: PageOf) {
  const rows = shown(narrowed(reader, wanted), reader.memberId)
    .limit(size)
    .offset((page - 1) * size);
  if (sort === 'WONDERED')
    return rows.orderBy('question.wonder_count', 'desc').orderBy('question.serial_number', 'desc');
  if (sort === 'NEWEST') return rows.orderBy('question.serial_number', 'desc');
  if (wanted.filter === 'WAITING') return rows.orderBy('question.waiting_at').orderBy('question.serial_number');
  const isWaiting = sql`(${is('WAITING_INSTRUCTOR')})`;
  return rows
    .orderBy(sql`${isWaiting} desc`)
    .orderBy(sql`case when ${isWaiting} then question.waiting_at end`)
    .orderBy(sql`case when ${isWaiting} then question.serial_number end`)
    .orderBy('question.serial_number', 'desc');
}

export const countNarrowed = (reader: Reader, wanted: Wanted) =>
  narrowed(reader, wanted).select((row) => row.fn.countAll<number>().as('total'));

/** How many there are of each filter. */
export const countQuestions = (reader: Reader, study: number | undefined) => {
  const of = byFilter(reader);
  const count = (filter: QuestionFilter) => sql<number>`count(*) filter (where ${of[filter]})::integer`;
  return readable(reader, study).select([
    count('ALL').as('all'),
    count('MINE').as('mine'),
    count('WAITING').as('waiting'),
    count('ASSISTANT').as('assistant'),
    count('ANSWERED').as('answered'),
  ]);
};

/** One question as it is shown; whether the reader may read it is a rule's matter. */
export const findQuestion = ({ tenantId, club, serial }: OfQuestion, memberId: string) =>
  shown(readable({ tenantId, club, memberId, isAdmin: true }, undefined), memberId).where(
    'question.serial_number',
    '=',
    serial,
  );

/** The named ones, in the order of their numbers. */
export const listNamed = (reader: Reader, serials: readonly number[]) =>
  shown(readable(reader, undefined), reader.memberId)
    .where(sql<boolean>`question.serial_number = any(${serials}::integer[])`)
    .orderBy('question.serial_number');

const LOOKED_AT = 500;
const LIKE_AT_MOST = 20;

/** The latest questions for all that share words with a text, those that share most first. */
export const listAlike = (reader: Reader, meanings: readonly number[]) =>
  build
    .selectFrom(
      readable(reader, undefined)
        .where(sql<boolean>`not question.is_private`)
        .select(['question.serial_number', 'question.question', 'question.meanings'])
        .select(is('INSTRUCTOR_ANSWERED').as('is_answered'))
        .orderBy('question.serial_number', 'desc')
        .limit(LOOKED_AT)
        .as('latest'),
    )
    .select([
      'latest.serial_number',
      'latest.question',
      'latest.is_answered',
      sql<number>`(select count(*)::integer from unnest(latest.meanings) as one where one = any(${meanings}::integer[]))`.as(
        'shared',
      ),
    ])
    .orderBy('shared', 'desc')
    .orderBy('latest.serial_number', 'desc')
    .limit(LIKE_AT_MOST);
