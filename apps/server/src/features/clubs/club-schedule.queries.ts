import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { PageOf } from '../../kernel/database/page.ts';
import { searchPattern } from '../../kernel/database/search.ts';

/** Quizzes of a club, held: whoever submits an answer at the same moment waits, or was counted already. */
export const lockPlaces = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .select(['quiz_sequence', 'pre_count', 'final_count', 'open_at'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .orderBy('quiz_sequence')
    .forUpdate();

/** Those of the quizzes that are the author's own, held so that none is deleted meanwhile. */
export const holdOwnQuizzes = (tenantId: string, authorId: string, sequences: readonly number[]) =>
  build
    .selectFrom('quizzes')
    .select('quiz_sequence')
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', authorId)
    .where('quiz_status', '<>', 'DELETED')
    .where(sql<boolean>`quiz_sequence = any(${sequences}::bigint[])`)
    .orderBy('quiz_sequence')
    .forShare();

const candidates = (tenantId: string, authorId: string, clubSequence: number, keyword: string) =>
  build
    .selectFrom('quizzes')
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', authorId)
    .where('quiz_status', '<>', 'DELETED')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('club_quizzes')
            .select('club_quizzes.quiz_sequence')
            .whereRef('club_quizzes.tenant_id', '=', 'quizzes.tenant_id')
            .whereRef('club_quizzes.quiz_sequence', '=', 'quizzes.quiz_sequence')
            .where('club_quizzes.club_sequence', '=', clubSequence),
        ),
      ),
    )
    .$if(keyword !== '', (query) => query.where(sql<boolean>`lower(question) like ${searchPattern(keyword)}`));

export const listCandidates = (
  tenantId: string,
  authorId: string,
  clubSequence: number,
  { keyword, page, size }: PageOf & { keyword: string },
) =>
  candidates(tenantId, authorId, clubSequence, keyword)
    .select(['quiz_sequence', 'question', 'model_answer', 'created_at'])
    .orderBy('quiz_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countCandidates = (tenantId: string, authorId: string, clubSequence: number, keyword: string) =>
  candidates(tenantId, authorId, clubSequence, keyword).select((row) => row.fn.countAll<number>().as('total'));
