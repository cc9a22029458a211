import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import { searchText, wordsOf } from '../../kernel/database/search.ts';

interface Rubric {
  readonly name: string;
  readonly weight: number;
}
export interface ContentValues {
  readonly title: string;
  readonly content_url: string | null;
}
export interface NewContent extends ContentValues {
  readonly content_type: string;
  readonly file_key: string | null;
}
export interface QuizValues {
  readonly question: string;
  readonly model_answer: string;
  readonly model_answer_keywords: readonly string[];
  readonly rubric: readonly Rubric[];
  readonly content_sequence: number | null;
}
interface NewQuizValues extends QuizValues {
  readonly source_quiz_sequence: number | null;
}
export interface Placement {
  readonly quiz_sequence: number;
  readonly position: number;
  readonly week: number;
  readonly open_at: Date | null;
  readonly deadline_at: Date | null;
  readonly published: boolean;
}
export interface Authoring {
  readonly tenantId: string;
  readonly authorId: string;
  readonly now: Date;
}

/** An uploaded file has no URL that a form could change. */
const UPLOADED = '0320';

const uuid = (value: string) => sql<string>`${value}::uuid`;
const instant = (value: Date) => sql<Date>`${value}::timestamptz`;

/** The rows as one parameter: the statement's text, and so its plan, is the same for any number of them. */
function records<Row extends object>(rows: readonly Row[], columns: string) {
  const list = sql<Row>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;
  return list.as<'given'>(sql.raw(`given(${columns})`));
}
const QUIZ = `question text, search_text text, model_answer text, model_answer_keywords text[], rubric jsonb,
  content_sequence bigint`;
const searchable = <Quiz extends QuizValues>(quiz: Quiz) => ({
  ...quiz,
  search_text: searchText(wordsOf(quiz.question)),
});

/** New contents; the sequences ascend in the order given. */
export const insertContents = ({ tenantId, authorId, now }: Authoring, contents: readonly NewContent[]) =>
  build
    .insertInto('contents')
    .columns(['tenant_id', 'author_id', 'content_type', 'title', 'content_url', 'file_key', 'created_at'])
    .expression(
      build
        .selectFrom(records(contents, 'title text, content_url text, content_type text, file_key uuid'))
        .select([
          uuid(tenantId).as('tenant_id'),
          uuid(authorId).as('author_id'),
          'given.content_type',
          'given.title',
          'given.content_url',
          'given.file_key',
          instant(now).as('created_at'),
        ]),
    )
    .returning('content_sequence as sequence');

export const updateContents = (tenantId: string, contents: readonly (ContentValues & { content_sequence: number })[]) =>
  build
    .updateTable('contents')
    .from(records(contents, 'content_sequence bigint, title text, content_url text'))
    .set((row) => ({ title: row.ref('given.title'), content_url: row.ref('given.content_url') }))
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.content_type', '<>', UPLOADED)
    .whereRef('contents.content_sequence', '=', 'given.content_sequence');

/** New quizzes of the author, for whom the club is, or the quiz that one is a copy of; the sequences ascend in the order given. */
export const insertQuizzes = (
  { tenantId, authorId, now }: Authoring,
  quizzes: readonly NewQuizValues[],
  about: {
    readonly job_groups: readonly string[];
    readonly jobs: readonly string[];
    readonly job_levels: readonly string[];
  },
) =>
  build
    .insertInto('quizzes')
    .columns([
      'tenant_id',
      'author_id',
      'question',
      'search_text',
      'model_answer',
      'model_answer_keywords',
      'rubric',
      'content_sequence',
      'source_quiz_sequence',
      'origin_quiz_sequence',
      'job_group',
      'jobs',
      'job_levels',
      'tags',
      'created_at',
      'updated_at',
    ])
    .expression(
      build
        .selectFrom(records(quizzes.map(searchable), `${QUIZ}, source_quiz_sequence bigint`))
        .leftJoin('quizzes as source', (join) =>
          join.on('source.tenant_id', '=', tenantId).onRef('source.quiz_sequence', '=', 'given.source_quiz_sequence'),
        )
        .select([
          uuid(tenantId).as('tenant_id'),
          uuid(authorId).as('author_id'),
          'given.question',
          'given.search_text',
          'given.model_answer',
          'given.model_answer_keywords',
          'given.rubric',
          'given.content_sequence',
          'source.quiz_sequence as source_quiz_sequence',
          sql<number | null>`coalesce(source.origin_quiz_sequence, source.quiz_sequence)`.as('origin_quiz_sequence'),
          sql<string | null>`case when source.quiz_sequence is null then ${about.job_groups[0] ?? null}::text
            else source.job_group end`.as('job_group'),
          sql<string[]>`coalesce(source.jobs, ${about.jobs}::text[])`.as('jobs'),
          sql<string[]>`coalesce(source.job_levels, ${about.job_levels}::text[])`.as('job_levels'),
          sql<string[]>`coalesce(source.tags, '{}')`.as('tags'),
          instant(now).as('created_at'),
          instant(now).as('updated_at'),
        ]),
    )
    .returning('quiz_sequence as sequence');

export const updateQuizzes = (
  { tenantId, now }: Authoring,
  quizzes: readonly (QuizValues & { quiz_sequence: number })[],
) =>
  build
    .updateTable('quizzes')
    .from(records(quizzes.map(searchable), `quiz_sequence bigint, ${QUIZ}`))
    .set((row) => ({
      question: row.ref('given.question'),
      search_text: row.ref('given.search_text'),
      model_answer: row.ref('given.model_answer'),
      model_answer_keywords: sql`given.model_answer_keywords`,
      rubric: sql`given.rubric`,
      content_sequence: row.ref('given.content_sequence'),
      version: sql`quizzes.version + 1`,
      updated_at: now,
    }))
    .where('quizzes.tenant_id', '=', tenantId)
    .whereRef('quizzes.quiz_sequence', '=', 'given.quiz_sequence');

/** Takes every quiz out of the club but those named. */
export const removeOtherQuizzes = (tenantId: string, clubSequence: number, kept: readonly number[]) =>
  build
    .deleteFrom('club_quizzes')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where(sql<boolean>`quiz_sequence <> all(${kept}::bigint[])`);

export const placeQuizzes = (tenantId: string, clubSequence: number, placements: readonly Placement[]) =>
  build
    .insertInto('club_quizzes')
    .columns(['tenant_id', 'club_sequence', 'quiz_sequence', 'position', 'week', 'open_at', 'deadline_at', 'published'])
    .expression(
      build
        .selectFrom(
          records(
            placements,
            `quiz_sequence bigint, position integer, week integer, open_at timestamptz, deadline_at timestamptz,
              published boolean`,
          ),
        )
        .select([
          uuid(tenantId).as('tenant_id'),
          sql<number>`${clubSequence}::bigint`.as('club_sequence'),
          'given.quiz_sequence',
          'given.position',
          'given.week',
          'given.open_at',
          'given.deadline_at',
          'given.published',
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'club_sequence', 'quiz_sequence']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        week: row.ref('excluded.week'),
        open_at: row.ref('excluded.open_at'),
        deadline_at: row.ref('excluded.deadline_at'),
        published: row.ref('excluded.published'),
      })),
    );
