import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { Quizzes } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import { instant, records, uuid, type Authoring } from '../../../kernel/database/records.ts';
import { searchText, wordsOf } from '../../../kernel/database/search.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';

export interface QuizValues extends ColumnValues<Quizzes, 'question' | 'model_answer' | 'content_sequence'> {
  readonly model_answer_keywords: readonly string[];
  readonly rubric: readonly RubricCriterion[];
}
/** Whom a quiz is for and how it is found. */
export interface QuizAbout {
  readonly job_group: string | null;
  readonly jobs: readonly string[];
  readonly job_levels: readonly string[];
  readonly tags: readonly string[];
}
type NewQuizValues = QuizValues & QuizAbout & ColumnValues<Quizzes, 'source_quiz_sequence'>;

/** A quiz written for a club is for whom the club is. */
export const aboutOf = (club: {
  readonly job_groups: readonly string[];
  readonly jobs: readonly string[];
  readonly job_levels: readonly string[];
}): QuizAbout => ({
  job_group: club.job_groups[0] ?? null,
  jobs: club.jobs,
  job_levels: club.job_levels,
  tags: [],
});

const QUIZ = `question text, search_text text, model_answer text, model_answer_keywords text[], rubric jsonb,
  content_sequence bigint`;
const ABOUT = 'job_group text, jobs text[], job_levels text[], tags text[]';
const searchable = <Quiz extends QuizValues>(quiz: Quiz) => ({
  ...quiz,
  search_text: searchText(wordsOf(quiz.question)),
});

/** Whether a quiz is public or another club has it too; an expression over `quizzes`. */
export const isShared = (clubSequence: number) => sql<boolean>`(quizzes.quiz_status = 'PUBLIC' or exists (
  select from club_quizzes as elsewhere
  where elsewhere.tenant_id = quizzes.tenant_id and elsewhere.quiz_sequence = quizzes.quiz_sequence
    and elsewhere.club_sequence <> ${clubSequence}))`;

/** New quizzes of the author; a copy is for whom its source is. The sequences ascend in the order given. */
export const insertQuizzes = ({ tenantId, authorId, now }: Authoring, quizzes: readonly NewQuizValues[]) =>
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
        .selectFrom(records(quizzes.map(searchable), `${QUIZ}, ${ABOUT}, source_quiz_sequence bigint`))
        .leftJoin('quizzes as source', (join) =>
          inTenant(join, 'source', tenantId).onRef('source.quiz_sequence', '=', 'given.source_quiz_sequence'),
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
          sql<string | null>`case when source.quiz_sequence is null then given.job_group else source.job_group end`.as(
            'job_group',
          ),
          sql<string[]>`coalesce(source.jobs, given.jobs)`.as('jobs'),
          sql<string[]>`coalesce(source.job_levels, given.job_levels)`.as('job_levels'),
          sql<string[]>`coalesce(source.tags, given.tags)`.as('tags'),
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

/** The same of one quiz with whom it is for. */
export const updateQuizAbout = (
  tenantId: string,
  quizSequence: number,
  { job_group, jobs, job_levels, tags }: QuizAbout,
) =>
  build
    .updateTable('quizzes')
    .set({ job_group, jobs: [...jobs], job_levels: [...job_levels], tags: [...tags] })
    .where('tenant_id', '=', tenantId)
    .where('quiz_sequence', '=', quizSequence);

export const changeRubric = (
  { tenantId, now }: Pick<Authoring, 'tenantId' | 'now'>,
  quiz: number,
  rubric: readonly RubricCriterion[],
) =>
  build
    .updateTable('quizzes')
    .set((row) => ({ rubric: JSON.stringify(rubric), version: row('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', tenantId)
    .where('quiz_sequence', '=', quiz);
