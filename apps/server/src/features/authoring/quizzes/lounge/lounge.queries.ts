import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepareShapes } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isWritten } from '../own-quizzes.queries.ts';
import { isOwed, owedOrigins, type Owing } from './owed-quizzes.queries.ts';

/** The sequence makes each order total. The indexes of the lounge have these orders. */
const ORDERS = {
  newest: sql`quizzes.quiz_sequence desc`,
  used: sql`quizzes.use_count desc, quizzes.quiz_sequence desc`,
  liked: sql`quizzes.like_count desc, quizzes.quiz_sequence desc`,
} satisfies Record<string, RawBuilder<unknown>>;

/** Which quizzes a list holds, for whom, and which page of it. What is undefined does not narrow it. */
export interface QuizzesWanted extends Owing {
  readonly list: 'LOUNGE' | 'MINE';
  /** Of `searchPattern`. */
  readonly pattern: string | undefined;
  readonly jobGroup: string | undefined;
  readonly jobLevel: string | undefined;
}
export interface QuizPageWanted extends QuizzesWanted {
  readonly sort: keyof typeof ORDERS;
  readonly size: number;
  readonly offset: number;
}

const wantedQuizzes = ({ tenantId, memberId, list, pattern, jobGroup, jobLevel }: QuizzesWanted) =>
  build
    .selectFrom('quizzes')
    .where('quizzes.tenant_id', '=', tenantId)
    // In the statement's text: only so the planner knows that the lounge's indexes hold all of these.
    .$if(list === 'LOUNGE', (query) => query.where('quizzes.quiz_status', '=', sql.lit('PUBLIC')))
    .$if(list === 'MINE', (query) =>
      query.where('quizzes.author_id', '=', memberId).where('quizzes.quiz_status', '<>', 'DELETED').where(isWritten),
    )
    .$if(pattern !== undefined, (query) => query.where('quizzes.search_text', 'like', pattern!))
    .$if(jobGroup !== undefined, (query) => query.where('quizzes.job_group', '=', jobGroup!))
    .$if(jobLevel !== undefined, (query) => query.where(sql<boolean>`${jobLevel} = any(quizzes.job_levels)`));

/**
 * One page of quizzes with author, content and what the viewer owes: one statement however many there are. The page is
 * cut first; only its quizzes are joined with anything.
 */
export const listPickable = prepareShapes(['list', 'sort'], (wanted: QuizPageWanted) =>
  build
    .with(
      (table) => table('owed').materialized(),
      () => owedOrigins(wanted),
    )
    .selectFrom(
      wantedQuizzes(wanted)
        .selectAll()
        .orderBy(ORDERS[wanted.sort])
        .limit(wanted.size)
        .offset(wanted.offset)
        .as('quizzes'),
    )
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'quizzes', { member_id: 'author_id' }))
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
    .select([
      'quizzes.quiz_sequence',
      'quizzes.source_quiz_sequence',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'quizzes.rubric',
      'quizzes.quiz_status',
      'quizzes.job_group',
      'quizzes.job_levels',
      'quizzes.tags',
      'quizzes.use_count',
      'quizzes.like_count',
      'quizzes.created_at',
      'author.member_id',
      'author.nickname',
      'author.profile_image_key',
      'quizzes.content_sequence',
      'contents.version_no as content_version_no',
      'contents.title as content_title',
      'contents.content_url',
      isOwed('quizzes').as('is_owed'),
      sql<boolean>`exists (select from club_quizzes where club_quizzes.tenant_id = quizzes.tenant_id
        and club_quizzes.quiz_sequence = quizzes.quiz_sequence)`.as('is_used'),
    ])
    .where('quizzes.tenant_id', '=', wanted.tenantId)
    .orderBy(ORDERS[wanted.sort]),
);

/** How many quizzes the whole list holds. */
export const countPickable = prepareShapes(['list'], (wanted: QuizzesWanted) =>
  wantedQuizzes(wanted).select((row) => row.fn.countAll<number>().as('total')),
);
